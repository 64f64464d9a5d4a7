import type { ApiClient } from '@vitryna/api-client';
import type { I18n } from '@vitryna/i18n';

/** What parts that arrive late need of the tab they live in. */
export type Tab = {
  i18n: I18n;
  api: ApiClient;
  /** Resolves when all texts of the language are here. */
  bringTexts: () => Promise<void>;
};

let tab: Tab | null = null;

/** Called once in a tab, before it is alive. */
export function provideTab(given: Tab): void {
  tab = given;
}

/** @throws before `provideTab` was called: what asks for it must come after hydration */
export function thisTab(): Tab {
  if (!tab)
    throw new Error('[shell] provideTab() was not called yet: ask for the tab in an event, not while rendering.');
  return tab;
}
