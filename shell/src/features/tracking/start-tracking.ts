import { matchedPage } from '@vitryna/navigation';
import { createBrowserStorages } from '@vitryna/persisted-state';
import { warn } from '../../tab/warn.ts';
import type { Feature } from '../feature.ts';
import { openedSearch, readCampaign, sendCampaign } from './campaign.ts';
import { createConsent } from './consent/consent.ts';
import { startConsent } from './consent/start-consent.ts';
import { loadContainer } from './container.ts';
import { createDataLayer, type DataLayerWindow } from './data-layer.ts';
import { watchListPlace } from './list-place.ts';
import { listenForEvents } from './listen.ts';
import { countList, watchLists } from './watch-lists.ts';

/** Campaigns, the question about analytics, and what is counted when the answer is yes. */
export const startTracking: Feature = (app) => {
  const { api, stores, eventBus, router, i18n } = app;
  const campaign = readCampaign(openedSearch());
  if (campaign) sendCampaign(campaign, app).catch(warn);

  const page: DataLayerWindow = window as DataLayerWindow;
  const dataLayer = createDataLayer(page, () => loadContainer(api, page).catch(warn));
  const consent = createConsent(createBrowserStorages(window));
  const place = watchListPlace(() => matchedPage(router.state.matches)?.declaration.name ?? 'page');
  listenForEvents({ eventBus, stores, api, locale: i18n.locale, dataLayer, place });
  const { locale } = i18n;
  const pageOf = () => ({
    key: router.state.location.key,
    name: matchedPage(router.state.matches)?.declaration.name ?? 'page',
  });
  watchLists({
    pageOf,
    onSeen: (list, slugs) => dataLayer.push(() => countList({ api, locale }, 'view_item_list', list, slugs)),
    onSelect: (list, slug, index) =>
      dataLayer.push(() => countList({ api, locale }, 'select_item', list, [slug], index)),
  });

  const apply = (choice: ReturnType<typeof consent.current>) => {
    if (choice === 'granted') dataLayer.grant();
    if (choice === 'denied') dataLayer.refuse();
  };
  apply(consent.current());
  consent.onChoice(apply);
  startConsent(app, consent);
};
