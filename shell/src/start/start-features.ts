import { checkBuild } from '../features/build-check/build-check.ts';
import { startCardDays } from '../features/card-days/start-card-days.ts';
import { clearToastsOnNavigation } from '../features/clear-toasts/clear-toasts.ts';
import { layOutFar } from '../features/far-parts/lay-out-far.ts';
import type { App, Feature } from '../features/feature.ts';
import { keepFont } from '../features/font/keep-font.ts';
import { yieldHelp } from '../features/help-place/yield-help.ts';
import { keepLanguage } from '../features/language/keep-language.ts';
import { offerUkrainian } from '../features/language/offer-ukrainian.ts';
import { keepListLooks } from '../features/list-looks/keep-list-looks.ts';
import { megaMenu } from '../features/mega-menu/mega-menu.ts';
import { followMovedPaths } from '../features/moved-paths/moved-paths.ts';
import { announce } from '../features/navigation/announce.ts';
import { showProgress } from '../features/navigation/show-progress.ts';
import { startInstant } from '../features/navigation/start-instant.ts';
import { keepUnread } from '../features/offline/keep-unread.ts';
import { offline } from '../features/offline/offline.ts';
import { watchForOverlay } from '../features/overlay/watch-for-overlay.ts';
import { startPopups } from '../features/popups/start-popups.ts';
import { makeRoom } from '../features/reading/make-room.ts';
import { rereadLists } from '../features/returned-page/reread-lists.ts';
import { searchSuggestions } from '../features/search-suggestions/search-suggestions.ts';
import { beginSession } from '../features/session-start/session-start.ts';
import { showSkeleton } from '../features/skeleton/show-skeleton.tsx';
import { startTelemetry } from '../features/telemetry/start-telemetry.ts';
import { startTracking } from '../features/tracking/start-tracking.ts';
import { hearUnhandledErrors } from '../features/unhandled-errors/unhandled-errors.ts';
import { keepUnsentChanges } from '../features/unsent-changes/unsent-changes.ts';
import { createQuestions } from '../tab/questions.ts';

const features: Feature[] = [
  startInstant,
  keepUnread,
  hearUnhandledErrors,
  beginSession,
  checkBuild,
  keepUnsentChanges,
  layOutFar,
  rereadLists,
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
  startTelemetry,
  yieldHelp,
  startCardDays,
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
