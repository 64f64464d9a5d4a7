import { createContext, type ReactNode, use } from 'react';
import type { Location, NavigationType } from 'react-router';
import type { LoaderData, Unread } from './page.ts';

/** How a page was come to. It stays so for as long as the page stands in the document. */
export type Arrival = {
  type: `${NavigationType}`;
  hash: string;
  /** The document brought it: no other page stood beside it when it was rendered. */
  isOfDocument?: boolean;
};

/** A page's props. */
export type PageFacts = { location: Location; data: unknown; arrival: Arrival };

const LocationContext = createContext<Location | undefined>(undefined);
const DataContext = createContext<unknown>(undefined);
const ArrivalContext = createContext<Arrival | undefined>(undefined);

/**
 * Tells a page its own address and data. The router's are those of the page in sight: others stand in the document before they are
 * shown and after it, and its events are not theirs.
 */
export function PageProvider({ location, data, arrival, children }: PageFacts & { children: ReactNode }) {
  return (
    <ArrivalContext value={arrival}>
      <LocationContext value={location}>
        <DataContext value={data}>{children}</DataContext>
      </LocationContext>
    </ArrivalContext>
  );
}

/**
 * What the page's loader gave for its address.
 * @example const view = useLoaderData<typeof loader>();
 */
export function useLoaderData<Loader extends (args: never) => unknown>(): LoaderData<Loader> {
  return use(DataContext) as LoaderData<Loader>;
}

/** Whether the page is shown again as it was, because what its address asks for could not be read without a connection. */
export function useIsUnread(): boolean {
  const data = use(DataContext) as Unread<object> | null;
  return data?.isUnread === true;
}

/**
 * The address that the page shows.
 * @throws outside of a page
 */
export function useLocation(): Location {
  return inPage(use(LocationContext));
}

/** The path of the page that this stands in; null in a modal, which stands in none. */
export const usePagePath = (): string | null => use(LocationContext)?.pathname ?? null;

/**
 * How the page was come to.
 * @throws outside of a page
 */
export function useArrival(): Arrival {
  return inPage(use(ArrivalContext));
}

function inPage<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('[remote-kit] no page');
  return value;
}
