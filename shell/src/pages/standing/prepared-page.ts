import { type Arrived, nextPlace, type StandingPage, stand } from './standing-pages.ts';

let prepared: StandingPage | null = null;
/** Where the next one will stand. The place is in the document before, empty: a press waits for its page alone. */
let spare = nextPlace();
const listeners = new Set<() => void>();

/** Prepares the page of a press that is expected: it stands in the document, out of sight, until another is prepared or it is dismissed. */
export function preparePage(expected: Arrived): StandingPage {
  const page = { ...stand(expected, null), id: prepared ? nextPlace() : spare };
  put(page);
  return page;
}

/** The page was come to, or nobody came for it in time. */
export function dismissPrepared(page: StandingPage): void {
  if (prepared !== page) return;
  spare = nextPlace();
  put(null);
}

function put(page: StandingPage | null): void {
  prepared = page;
  for (const tell of listeners) tell();
}

/** For `useSyncExternalStore`. */
export const preparedPage = {
  listen: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  read: () => prepared,
  /** The id of the place that it has, or that the next one will have. */
  readPlace: () => prepared?.id ?? spare,
};
