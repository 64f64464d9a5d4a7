import { checkBuild } from '../features/build-check/build-check.ts';
import { clearToastsOnNavigation } from '../features/clear-toasts/clear-toasts.ts';
import { startDeliveryDays } from '../features/delivery-days/start-delivery-days.ts';
import type { App, Feature } from '../features/feature.ts';
import { keepFont } from '../features/font/keep-font.ts';
import { yieldHelp } from '../features/help-place/yield-help.ts';
import { keepLanguage } from '../features/language/keep-language.ts';
import { offerUkrainian } from '../features/language/offer-ukrainian.ts';
import { keepListView } from '../features/list-view/keep-list-view.ts';
import { megaMenu } from '../features/mega-menu/mega-menu.ts';
import { announce } from '../features/navigation/announce.ts';
import { showProgress } from '../features/navigation/show-progress.ts';
import { startInstant } from '../features/navigation/start-instant.ts';
import { layOutOffScreen } from '../features/off-screen-layout/lay-out-off-screen.ts';
import { keepUnread } from '../features/offline/keep-unread.ts';
import { offline } from '../features/offline/offline.ts';
import { watchForOverlay } from '../features/overlay/watch-for-overlay.ts';
import { startPopups } from '../features/popups/start-popups.ts';
import { makeRoom } from '../features/reading/make-room.ts';
import { followRedirectedPaths } from '../features/redirected-paths/redirected-paths.ts';
import { rereadLists } from '../features/returned-page/reread-lists.ts';
import { searchSuggestions } from '../features/search-suggestions/search-suggestions.ts';
import { beginSession } from '../features/session-start/session-start.ts';
import { showSkeleton } from '../features/skeleton/show-skeleton.tsx';
import { startTelemetry } from '../features/telemetry/start-telemetry.ts';
import { startTracking } from '../features/tracking/start-tracking.ts';
import { listenForUnhandledErrors } from '../features/unhandled-errors/unhandled-errors.ts';
import { keepUnsentChanges } from '../features/unsent-changes/unsent-changes.ts';
import { createQuestions } from '../tab/questions.ts';

const features: Feature[] = [
  startInstant,
  keepUnread,
  listenForUnhandledErrors,
  beginSession,
  checkBuild,
  keepUnsentChanges,
  layOutOffScreen,
  rereadLists,
  startPopups,
  offline,
  startTracking,
  followRedirectedPaths,
  announce,
  showProgress,
  showSkeleton,
  makeRoom,
  keepFont,
  keepLanguage,
  keepListView,
  offerUkrainian,
  megaMenu,
  searchSuggestions,
  clearToastsOnNavigation,
  startTelemetry,
  yieldHelp,
  startDeliveryDays,
  watchForOverlay,
];

/** Starts everything that a first view does without; one feature that throws does not stop the others. */
export function startFeatures(given: Omit<App, 'questions'>): void {
  const app: App = { ...given, questions: createQuestions() };
  for (const start of features) {
    try {
      start(app);
    } catch (error) {
      console.error(error);
    }
  }
}
