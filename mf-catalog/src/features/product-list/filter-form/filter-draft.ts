import type { Locale } from '@vitryna/contracts/constants';
import type { ListView } from '../to-list-view.ts';

/** What an open sheet would show: the list as it would be, or only the choice when it could not be counted. */
export type FilterDraft = { list: ListView; isCounted: boolean };

/** What the fields of a form have come to. */
export type FormNews = {
  draft: FilterDraft | null;
  /** The price was reset, because its minimum was above its maximum (specification §4.16). */
  isPriceReset: boolean;
};

/** The page that a form stands in, as it is now. */
export type FilterPage = {
  list: ListView;
  locale: Locale;
  navigate: (href: string, options: { replace?: boolean; state: { keepsScroll: true } }) => unknown;
};
