/** A visitor who has not touched anything after this long gets the rest all the same, in milliseconds. */
const patienceMs = 3000;

const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Does the work at the first sign that the visitor is about to act, or a little later; the first view is over by then. */
export function whenWanted(work: () => void): void {
  const begin = () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, begin);
    work();
  };
  const timer = setTimeout(begin, patienceMs);
  for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
}
