import type { RefCallback } from 'react';
import { useArrival } from './page-provider.tsx';

/** The attributes of an element that a fragment of the address names. */
export type PageAnchor = { id: string | undefined; 'data-anchor': string; ref: RefCallback<HTMLElement> };

/**
 * Lets addresses name elements of the page (`#filters`). Several pages that stand in the document have such an element: it carries its
 * `id` while its page is in sight, so that the fragment means that page, in a link, in a document loaded anew and without JavaScript.
 * What only elements of the page refer to (`aria-controls`, `for`) takes its `id` from `useId`.
 *
 * @returns what gives the attributes of the element with a name
 * @throws outside of a page
 * @example const anchor = usePageAnchors(); return <section {...anchor('similar')}>…</section>;
 */
export function usePageAnchors(): (name: string) => PageAnchor {
  const { isOfDocument } = useArrival();
  return (name) => ({ id: isOfDocument ? name : undefined, 'data-anchor': name, ref: holdName });
}

/** React lets go of an element whose page goes out of sight, and takes hold of it again when the page is shown. */
function holdName(element: HTMLElement | null) {
  const name = element?.dataset.anchor;
  if (!element || !name) return;
  element.id = name;
  return () => element.removeAttribute('id');
}
