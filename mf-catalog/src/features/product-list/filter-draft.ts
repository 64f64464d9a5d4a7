import type { ListView } from './to-list-view.ts';

/** What an open sheet would show: the list as it would be, or only the choice when it could not be counted. */
export type FilterDraft = { list: ListView; isCounted: boolean };

/** What the fields of a form have come to. */
export type FormNews = {
  draft: FilterDraft | null;
  /** The price was reset, because its minimum was above its maximum (specification §4.16). */
  isPriceReset: boolean;
};
