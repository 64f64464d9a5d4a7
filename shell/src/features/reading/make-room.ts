import type { Feature } from '../feature.ts';

/** A shorter move of the page is none, in pixels. */
const tremblePx = 8;

/**
 * Notes on the document whether the shopper reads on: the page was last moved downwards and its top is out of view. On a phone the
 * header makes room then.
 */
export const makeRoom: Feature = () => {
  const { documentElement: root } = document;
  let place = window.scrollY;
  addEventListener(
    'scroll',
    () => {
      const move = window.scrollY - place;
      if (Math.abs(move) < tremblePx && window.scrollY > 0) return;
      place = window.scrollY;
      root.toggleAttribute('data-reads-on', move > 0 && place > window.innerHeight / 4);
    },
    { passive: true },
  );
};
