import type { App } from '../feature.ts';

/** Parts that style sheets may hide until they come near: cards, rows of cards, the footer. */
const candidates = 'main article, main div:has(> article), footer';

/** How long nobody must scroll or navigate until the next parts are laid out, in milliseconds. */
const restMs = 300;

/**
 * Parts outside the first view are laid out when the browser is idle, one at a time: who then scrolls faster than a phone draws, or
 * takes a picture of the whole page, finds no empty cells.
 */
export function layOutOffScreen({ router }: Pick<App, 'router'>): void {
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
  // A page's own requests may be answered after the first layout.
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
