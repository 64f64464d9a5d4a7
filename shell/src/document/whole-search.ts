import { SearchMark } from '@vitryna/remote-kit';
import { use } from 'react';
import { useLocation } from 'react-router';

/**
 * The whole query of the address, for links of the frame that lead to the same page again; pages of remotes have `usePageHref()`.
 */
export function useWholeSearch(): string {
  const { search } = useLocation();
  return use(SearchMark) ?? search;
}
