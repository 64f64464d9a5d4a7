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
  /** Brings the words of a notice: the first page has only its own. */
  bringTexts: () => Promise<unknown>;
};

/** What answers do to the page, whoever made the call (specification §8); which answer calls which is the client's table. */
export function createApiHooks({ i18n, stores, eventBus, bringTexts }: Input): ApiHooks {
  const tell = async (key: string) => {
    const [{ tellFailure }] = await Promise.all([import('./toasts/tell-failure.ts'), bringTexts()]);
    await tellFailure(i18n.t(key));
  };
  let announced: string | null = null;
  const announce = (compositionId: string) => {
    if (compositionId !== announced) eventBus.emit('shell:composition-changed', { compositionId });
    announced = compositionId;
  };
  return {
    onNetworkError: () => tell('Internal server error'),
    onTooManyRequests: () => tell('Number of requests exceeded'),
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
