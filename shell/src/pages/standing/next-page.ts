import { type Arrived, type StandingPage, stand } from './standing-pages.ts';

let prepared: StandingPage | null = null;
const listeners = new Set<() => void>();

/** A page that will probably be next stands in the document, out of sight, until another takes its place or it is dismissed. */
export function prepareNext(next: Arrived): StandingPage {
  const page = stand(next, null);
  put(page);
  return page;
}

/** The page was come to, or nobody came for it in time. */
export function dismissNext(page: StandingPage): void {
  if (prepared === page) put(null);
}

function put(page: StandingPage | null): void {
  prepared = page;
  for (const tell of listeners) tell();
}

/** For `useSyncExternalStore`. */
export const nextPage = {
  listen: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  read: () => prepared,
  readOnServer: () => null,
};
