import { warn } from '../../tab/warn.ts';
import type { App, Feature } from '../feature.ts';
import { keepVisits } from './keep-visits.ts';

/**
 * The store without a connection: the worker keeps what was visited, changes wait in the outbox, and a notice says so. The
 * notice's code is here before it is needed: it cannot be fetched then.
 */
export const offline: Feature = (app) => {
  const { stores } = app;
  if (process.env.NODE_ENV !== 'development') void keepVisits(app).catch(warn);
  void prepareNotice(app).catch(warn);
  addEventListener('online', () => void reconnect(stores));
  if (!navigator.onLine) void stores.outbox.replay();
  else if (stores.outbox.hasWaiting()) void Promise.all([stores.cart.load(), stores.favourites.load()]);
};

/** A browser says `online` before the line carries anything: pauses before each attempt, in milliseconds. */
const pauses = [500, 3000, 10_000, 30_000];

/** Sends what waits (reading the cart does that first) and reads the shopper's lists; again while something still waits. */
async function reconnect({ cart, user, outbox }: App['stores']): Promise<void> {
  for (const ms of pauses) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!navigator.onLine) return;
    await Promise.all([cart.load(), user.load()]);
    if (!outbox.hasWaiting()) return;
  }
}

async function prepareNotice({ i18n, stores, loadTexts }: App): Promise<void> {
  const [{ showOfflineNotice }] = await Promise.all([import('./offline-notice.tsx'), loadTexts()]);
  showOfflineNotice(i18n, stores);
}
