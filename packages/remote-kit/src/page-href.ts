import { createContext, use } from 'react';
import { useLocation } from './page-provider.tsx';

/**
 * The server's placeholder of a visitor's own query; null in a browser. It renders a page once for all addresses that
 * differ in what is no parameter of the page (campaigns), so there `useLocation()` has no more than the page's own.
 */
export const SearchMark = createContext<string | null>(null);

/**
 * The page's address with the whole query of the visitor, for a link that leads to the same page again.
 * @throws outside of a page
 */
export function usePageHref(): string {
  const { pathname, search } = useLocation();
  return pathname + (use(SearchMark) ?? search);
}
