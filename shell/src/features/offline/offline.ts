import type { App, Feature } from '../feature.ts';
import { keepVisits } from './keep-visits.ts';

/**
 * The store without a connection: the worker keeps what was visited, changes wait in the outbox, and a notice says so. The
 * notice's code is here before it is needed: it cannot be fetched then.
 */
export const offline: Feature = (app) => {
  const { stores } = app;
  if (process.env.NODE_ENV !== 'development') void keepVisits(app).catch(console.warn);
  void prepareNotice(app).catch(console.warn);
  addEventListener('online', () => {
    // Reading the cart sends what waits first.
    void Promise.all([stores.cart.load(), stores.user.load()]);
  });
  if (!navigator.onLine) void stores.outbox.replay();
  else if (stores.outbox.hasWaiting()) void Promise.all([stores.cart.load(), stores.favourites.load()]);
};

async function prepareNotice({ i18n, stores, bringTexts }: App): Promise<void> {
  const [{ showOfflineNotice }] = await Promise.all([import('./offline-notice.tsx'), bringTexts()]);
  showOfflineNotice(i18n, stores);
}
