/** Lets the browser do what waits for it, a press or a frame, before the script goes on: on a phone each stretch is four times as long. */
export const yieldToMain = (): Promise<unknown> =>
  window.scheduler?.yield ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
