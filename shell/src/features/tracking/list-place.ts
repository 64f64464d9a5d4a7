import { inSight } from '@vitryna/remote-kit';
import type { ListPlace } from './ecommerce.ts';

/** The list that an element stands in: the heading that a shopper reads above its card. A product's own button names its page. */
export function listPlaceOf(element: Element, pageName: string): ListPlace {
  const card = element.closest('article');
  const heading = card?.closest('section, aside')?.querySelector('h2:not(.visually-hidden)') ?? inSight('main h1')[0];
  const name = card ? heading?.textContent?.trim() : '';
  return { id: pageName, name: name || pageName };
}

/** The shopper's place, when the press came before this code. */
function placeOfPage(pageName: string): ListPlace {
  const heading = pageName.startsWith('product') ? null : inSight('main h1')[0];
  return { id: pageName, name: heading?.textContent?.trim() || pageName };
}

export type PressedPlace = {
  /** The place of the shopper's last press; null when nobody saw a press in this document. */
  last: () => ListPlace | null;
  /** The same, or else the page itself. */
  here: () => ListPlace;
};

/** Remembers where the shopper pressed last: news tell what happened to a product, not from which list. */
export function watchListPlace(pageName: () => string): PressedPlace {
  let last: ListPlace | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('main button, main a[href]') : null;
      if (pressed) last = listPlaceOf(pressed, pageName());
    },
    { capture: true, passive: true },
  );
  return { last: () => last, here: () => last ?? placeOfPage(pageName()) };
}
