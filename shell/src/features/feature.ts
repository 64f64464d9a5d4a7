import type { ApiClient, ContentClient } from '@vitryna/api-client';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { I18n } from '@vitryna/i18n';
import type { DataRouter, Navigation } from '@vitryna/navigation';
import type { Stores } from '@vitryna/store';
import type { ErrorRecovery } from '../router/error-recovery.ts';
import type { Questions } from '../tab/questions.ts';

/** The input of every feature that starts after hydration. */
export type App = {
  i18n: I18n;
  stores: Stores;
  eventBus: EventBus<EventPayloads>;
  router: DataRouter;
  navigation: Navigation;
  /** The error data of a failed loader. */
  recovery: ErrorRecovery;
  api: ApiClient;
  content: ContentClient;
  /** When the page was hydrated, on the clock of `performance.now()`. */
  startedAt: number;
  /** Prompts that open by themselves queue here. */
  questions: Questions;
  /** Resolves when all texts of the language are here; a feature that shows words waits for it. */
  loadTexts: () => Promise<unknown>;
};

/** A part of the shell that no first view needs: timers, polls, offers. */
export type Feature = (app: App) => void;
