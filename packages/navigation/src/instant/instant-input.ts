import type { RouterContextProvider } from 'react-router';
import type { LoadedAhead } from '../router/loaded-ahead.ts';
import type { PopListener } from '../router/pop-listener.ts';
import type { DataRouter } from '../unpublished/react-router.ts';

/** What prefetching needs of the tab. */
export type InstantTab = {
  /** Resolves when all texts of the language are here: a page is rendered ahead in its own texts. */
  loadTexts: () => Promise<unknown>;
  /** What loaders that run ahead are given: a guess that fails is not reported. */
  quietContext: () => RouterContextProvider;
  /** Brings what a link with `data-modal` opens; null where the link's page is brought instead. */
  loadModal: (name: string) => Promise<unknown> | null;
  /** JSON that may be put into a script element. */
  trustedJson: (json: string) => string;
};

/** What prefetching and kept pages work with. */
export type InstantInput = InstantTab & {
  router: DataRouter;
  /** The cache of data that was loaded before its navigation. */
  ahead: LoadedAhead;
  /** Adds what is to be done when Back or Forward was pressed and the router does not know yet. */
  beforePop: (listener: PopListener) => void;
};
