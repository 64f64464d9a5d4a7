/** How long a thread may take to say what it uses, in milliseconds. */
const soonMs = 250;

/** An answer of a thread that may not be able to give one: null then. */
export const soon = <Value>(answer: Promise<Value>): Promise<Value | null> =>
  Promise.race([answer.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, soonMs, null))]);
