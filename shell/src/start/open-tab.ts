import type { Locale } from '@vitryna/contracts/constants';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { createI18n } from '@vitryna/i18n';
import { provideTabContext } from '@vitryna/remote-kit';
import type { Stores } from '@vitryna/store';
import type { PageState } from '../document/page-state.ts';
import { createApi } from '../tab/api.ts';
import { createApiHooks } from '../tab/api-hooks.ts';
import { createBrowserStores, openChannel } from '../tab/browser-stores.ts';
import { notifyProblem } from '../tab/problems.ts';
import type { Tab } from '../tab/tab.ts';
import { textsOnDemand } from '../tab/texts-on-demand.ts';
import type { LateParts } from './late-parts.ts';

/** What every part of the tab may ask for: texts, events, clients of the API, stores. */
export function openTab(state: PageState, late: LateParts) {
  const { locale } = state;
  const i18n = createI18n({
    locale,
    texts: state.texts,
    isPartial: true,
    onAwaited: () => void late.loadTexts?.(),
    onMissing: reportMissing,
  });
  const loadTexts = textsOnDemand(i18n, state.textsUrl);
  late.loadTexts = loadTexts;
  const eventBus = createEventBus<EventPayloads>({ table: events, channel: openChannel() });
  const laterStores = () => late.stores as Stores;
  const hooks = createApiHooks({ i18n, stores: laterStores, eventBus, loadTexts });
  const { api, pagesApi, content } = createApi(state, laterStores, hooks, loadTexts);
  const isClosed = async () => {
    const stores = laterStores();
    await stores.maintenance.handleUnavailable();
    return stores.getState().maintenance.isEnabled;
  };
  const onProblem = notifyProblem({ i18n, loadTexts, isClosed });
  const onUserLocale = (wanted: Locale) =>
    void import('../features/language/adopt-language.ts').then(({ adoptLanguage }) =>
      adoptLanguage(wanted, laterStores()),
    );
  const stores = createBrowserStores({ locale, api, eventBus, onProblem, onUserLocale });
  late.stores = stores;
  const tab: Tab = { locale, api: pagesApi, content, i18n, loadTexts };
  provideTabContext(tab);
  return { tab, i18n, loadTexts, eventBus, api, content, stores };
}

function reportMissing(key: string): void {
  console.warn(`[shell] no text for "${key}" in this language.`);
}
