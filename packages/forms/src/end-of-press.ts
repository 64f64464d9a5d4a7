/** A press that is longer than this is none that waits for anything, or its end was never told (a menu took the pointer). */
const longestPressMs = 1000;

let pressed: Promise<void> = Promise.resolve();
let end = () => {};
let isWatching = false;

/** Begins to note when a pointer is down; once for the whole page. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const begin = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pressed = promise;
    end = resolve;
    setTimeout(resolve, longestPressMs);
  };
  addEventListener('pointerdown', begin, { capture: true });
  // The click comes with the end of the press: what waits goes on after it.
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, () => setTimeout(end), { capture: true });
}

/**
 * Resolves when no pointer is down. A press on a link or button takes the focus from a field before it is over; an error that
 * appeared meanwhile would move the page, and the press would end beside what it began on.
 */
export const endOfPress = (): Promise<void> => pressed;
