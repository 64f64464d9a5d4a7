import type { ApiHooks } from '@vitryna/api-client';
import { reloadGuardMs } from '@vitryna/contracts/constants';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { I18n } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';
import type { Stores } from '@vitryna/store';

type Input = { i18n: I18n; stores: () => Stores; eventBus: EventBus<EventPayloads> };

const reloadMarker = 'shell_reloaded_at';

/** What answers do to the page, whoever made the call (specification §8). */
export function createApiHooks({ i18n, stores, eventBus }: Input): ApiHooks {
  const tell = (key: string) =>
    void import('./toasts.tsx').then(({ showToast }) => showToast({ text: i18n.t(key), type: 'error' }));
  return {
    onNetworkError: () => tell('Internal server error'),
    onTooManyRequests: () => tell('Number of requests exceeded'),
    onUnauthorized: () => stores().user.handleUnauthorized(),
    onMaintenance: () => stores().maintenance.load(),
    onUnprocessable: () => location.assign(paths.home(i18n.locale)),
    onBuildTag: reloadOnce,
    onComposition: (compositionId) => eventBus.emit('shell:composition-changed', { compositionId }),
    onContractError: (error) => console.error(error),
  };
}

/** Another build answers: the page loads anew, but never in a loop (decision 13). */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(reloadMarker) ?? 0);
  if (Date.now() - last < reloadGuardMs) return;
  sessionStorage.setItem(reloadMarker, String(Date.now()));
  location.reload();
}
