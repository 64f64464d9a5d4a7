import { checkBuild } from './build-check/build-check.ts';
import { clearToastsOnNavigation } from './clear-toasts/clear-toasts.ts';
import type { App, Feature } from './feature.ts';
import { keepFont } from './font/keep-font.ts';
import { keepShownPages } from './instant/keep-shown-pages.ts';
import { loadOnIntent } from './instant/load-on-intent.ts';
import { speculate } from './instant/speculate.ts';
import { keepLanguage } from './language/keep-language.ts';
import { offerUkrainian } from './language/offer-ukrainian.ts';
import { keepListLooks } from './list-looks/keep-list-looks.ts';
import { megaMenu } from './mega-menu/mega-menu.ts';
import { followMovedPaths } from './moved-paths/moved-paths.ts';
import { announce } from './navigation/announce.ts';
import { showProgress } from './navigation/show-progress.ts';
import { keepUnread } from './offline/keep-unread.ts';
import { offline } from './offline/offline.ts';
import { startPopups } from './popups/start-popups.ts';
import { makeRoom } from './reading/make-room.ts';
import { searchSuggestions } from './search-suggestions/search-suggestions.ts';
import { beginSession } from './session-start/session-start.ts';
import { showSkeleton } from './skeleton/show-skeleton.tsx';
import { startTracking } from './tracking/start-tracking.ts';
import { hearUnhandledErrors } from './unhandled-errors/unhandled-errors.ts';
import { keepUnsentChanges } from './unsent-changes/unsent-changes.ts';

const features: Feature[] = [
  loadOnIntent,
  keepShownPages,
  keepUnread,
  speculate,
  hearUnhandledErrors,
  beginSession,
  checkBuild,
  keepUnsentChanges,
  startPopups,
  offline,
  startTracking,
  followMovedPaths,
  announce,
  showProgress,
  showSkeleton,
  makeRoom,
  keepFont,
  keepLanguage,
  keepListLooks,
  offerUkrainian,
  megaMenu,
  searchSuggestions,
  clearToastsOnNavigation,
];

/** Starts everything that a first view does without; one feature that throws does not stop the others. */
export function startFeatures(app: App): void {
  for (const start of features) {
    try {
      start(app);
    } catch (error) {
      console.error(error);
    }
  }
}
