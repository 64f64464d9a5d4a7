import type { ListView } from './to-list-view.ts';

/** What an open sheet would show: the list as it would be, or only the choice when it could not be counted. */
export type FilterDraft = { list: ListView; isCounted: boolean };
