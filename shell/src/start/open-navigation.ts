import { createNavigation, type Navigation } from '@vitryna/navigation';
import { appContext } from '@vitryna/remote-kit';
import { RouterContextProvider } from 'react-router';
import { navigationMode } from '../document/navigation-mode.ts';
import type { PageState } from '../document/page-state.ts';
import { noteOutdated } from '../router/note-outdated.ts';
import type { findPage } from './find-page.ts';
import type { LateParts } from './late-parts.ts';
import type { openTab } from './open-tab.ts';

/** The tab's navigation, at the page that the document shows. */
export function openNavigation(
  state: PageState,
  { ahead, routes, branch, matches }: ReturnType<typeof findPage>,
  { tab, eventBus }: ReturnType<typeof openTab>,
  late: LateParts,
): Navigation {
  const navigation = createNavigation({
    mode: navigationMode(),
    routes,
    branch,
    matches,
    ahead,
    hydrationData: state.router,
    before: tab.loadTexts,
    isOutdated: noteOutdated(eventBus),
    loadLazyPart: () => import('./lazy-part.ts').then(({ lazyPart }) => lazyPart),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(appContext, tab);
      return context;
    },
  });
  late.router = navigation.router;
  return navigation;
}
