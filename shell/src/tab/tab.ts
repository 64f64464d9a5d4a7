import type { I18n } from '@vitryna/i18n';
import { type AppContext, tabContext } from '@vitryna/remote-kit';

/** The tab for late parts of the shell: what remotes get, and more. */
export type Tab = AppContext & {
  i18n: I18n;
  /** Resolves when all texts of the language are here. */
  loadTexts: () => Promise<unknown>;
};

/**
 * The whole of what `main.ts` provides, of which remotes see the `AppContext` alone.
 *
 * @throws before the tab is hydrated: what asks for it must come after hydration
 */
export const thisTab = () => tabContext() as Tab;
