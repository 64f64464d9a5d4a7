import type { Locale } from '@vitryna/contracts/constants';
import type { ListView } from '../to-list-view.ts';

/** The preview of an open sheet: the list as it would be, or only the choice when it could not be counted. */
export type FilterDraft = { list: ListView; isCounted: boolean };

/** The state of a form's fields. */
export type FilterFormState = {
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
