import { createContext, use } from 'react';
import { useLocation } from 'react-router';

/** What the server writes in place of a query that is the visitor's own; null in a browser. */
export const SearchMark = createContext<string | null>(null);

/**
 * The whole query of the address, for links that lead to the same page again. `useLocation()` has it in the browser only: the server
 * renders a page once for all addresses that differ in what is no parameter of the page (campaigns).
 */
export function useWholeSearch(): string {
  const { search } = useLocation();
  return use(SearchMark) ?? search;
}
