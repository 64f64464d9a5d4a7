// The machine's own, also where a test lets time pass by hand.
const { setTimeout: later } = globalThis;

/**
 * Looks until it is so, every so many milliseconds: of a process that starts there is nothing to see at each turn of the loop. Whatever that
 * takes, the limit of the test is for what never comes. What throws while it looks fails the test.
 */
export async function until(isSo: () => boolean | Promise<boolean>, everyMs = 10): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => later(resolve, everyMs));
}
