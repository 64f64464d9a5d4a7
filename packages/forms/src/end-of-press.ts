/** A press that is longer than this is none that waits for anything, or its end was never told (a menu took the pointer). */
const longestPressMs = 2000;

let press: PromiseWithResolvers<void> | null = null;
let isWatching = false;

function end(one = press): void {
  one?.resolve();
  if (one === press) press = null;
}

/** Begins to note when a pointer is down; once for the whole page. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const begin = () => {
    if (press) return;
    const one = Promise.withResolvers<void>();
    press = one;
    setTimeout(() => end(one), longestPressMs);
  };
  const endSoon = () => {
    const one = press;
    setTimeout(() => end(one));
  };
  // A finger moves the focus when it is up again: the mouse events that browsers make of a tap are a press of their own.
  for (const event of ['pointerdown', 'mousedown']) addEventListener(event, begin, { capture: true });
  // At the click what was pressed is settled. A press that ends beside what it began on makes none.
  addEventListener('click', () => end(), { capture: true });
  for (const event of ['pointerup', 'pointercancel', 'mouseup']) addEventListener(event, endSoon, { capture: true });
}

/**
 * Resolves when no pointer is down. A press on a link or button takes the focus from a field before it is over; an error that
 * appeared meanwhile would move the page, and the press would end beside what it began on.
 */
export const endOfPress = async (): Promise<void> => press?.promise;
