import type { ApiHooks } from '@vitryna/api-client';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { I18n } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';
import type { Stores } from '@vitryna/store';

type Input = {
  i18n: I18n;
  stores: () => Stores;
  eventBus: EventBus<EventPayloads>;
  /** Loads the texts of a notice: the first page has only its own. */
  loadTexts: () => Promise<unknown>;
};

/** Effects of answers on the page, for every call (specification §8); the client's table says which answer calls which. */
export function createApiHooks({ i18n, stores, eventBus, loadTexts }: Input): ApiHooks {
  const notify = async (key: string) => {
    const [{ notifyFailure }] = await Promise.all([import('./toasts/notify-failure.ts'), loadTexts()]);
    await notifyFailure(i18n.t(key));
  };
  let announced: string | null = null;
  const announce = (compositionId: string) => {
    if (compositionId !== announced) eventBus.emit('shell:composition-changed', { compositionId });
    announced = compositionId;
  };
  return {
    onNetworkError: () => notify('Internal server error'),
    onTooManyRequests: () => notify('Number of requests exceeded'),
    onUnauthorized: () => stores().user.handleUnauthorized(),
    onMaintenance: () => stores().maintenance.handleUnavailable(),
    onUnprocessable: () => goHome(paths.home(i18n.locale)),
    onBuildTag: (tag) => import('./forced-reload.ts').then(({ reloadFor }) => reloadFor(tag)),
    onComposition: announce,
    onContractError: (error) => console.error(error),
  };
}

/** A document navigation: what made no sense any more must not live on. At home there is no better place to go. */
function goHome(home: string): void {
  if (location.pathname !== home) location.assign(home);
}
