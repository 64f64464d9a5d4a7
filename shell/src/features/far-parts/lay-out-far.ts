import type { App } from '../feature.ts';

/** What stylesheets may leave until it comes near: cards, rows of cards, the footer. */
const candidates = 'main article, main div:has(> article), footer';

/** How long nobody must scroll or navigate until the next parts are laid out, in milliseconds. */
const restMs = 300;

/**
 * What the first view left out is laid out while nothing else is to do, a part at a time: who then scrolls faster than a phone draws, or
 * takes a picture of the whole page, finds no empty cells.
 */
export function layOutFar({ router }: Pick<App, 'router'>): void {
  let timer: ReturnType<typeof setTimeout>;
  let round = 0;
  const wait = () => {
    round += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void layOut(round), restMs);
  };
  const layOut = async (mine: number) => {
    for (const part of farParts()) {
      await whenIdle();
      if (mine !== round) return;
      part.style.contentVisibility = 'visible';
    }
  };
  document.addEventListener('scroll', wait, { passive: true });
  router.subscribe(wait);
  // What a page asks for by itself may come when all that was there is laid out.
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasFarParts))) wait();
  }).observe(document.body, { childList: true, subtree: true });
  wait();
}

const hasFarParts = (node: Node): boolean =>
  node instanceof Element && (node.matches(candidates) || node.querySelector(candidates) !== null);

const farParts = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
