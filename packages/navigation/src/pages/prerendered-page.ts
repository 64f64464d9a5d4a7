import { type Arrived, type CachedPage, nextPlace, stand } from './cached-pages.ts';

let prerendered: CachedPage | null = null;
/** The placeholder of the next one. The place is in the document before, empty: a press waits for its page alone. */
let spare = nextPlace();
const listeners = new Set<() => void>();

/** Prerenders the page of a press that is expected: it stands in the document, out of sight, until another is prerendered or it is dismissed. */
export function prerenderPage(expected: Arrived): CachedPage {
  const page = { ...stand(expected, null), id: prerendered ? nextPlace() : spare };
  put(page);
  return page;
}

/** The page was come to, or nobody came for it in time. */
export function dismissPrerendered(page: CachedPage): void {
  if (prerendered !== page) return;
  spare = nextPlace();
  put(null);
}

function put(page: CachedPage | null): void {
  prerendered = page;
  for (const notify of listeners) notify();
}

/** For `useSyncExternalStore`. */
export const prerenderedPage = {
  listen: (notify: () => void) => {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  read: () => prerendered,
  /** The id of the place that it has, or that the next one will have. */
  readPlace: () => prerendered?.id ?? spare,
};
