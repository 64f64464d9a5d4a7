import type { Uploads } from '@vitryna/media';
import { z } from 'zod';
import type { ShopClock } from '../core/shop-clock.ts';
import type { Connection } from '../database/connection.ts';
import { defineJob, type Worker, workOn } from '../jobs/job.ts';
import { sendJob } from '../jobs/repository.ts';
import { sweepKeys } from '../middleware/idempotency-repository.ts';
import { sweepDevices } from '../modules/account/device-repository.ts';
import { sweepChallenges } from '../modules/account/passkey-repository.ts';
import { sweepTokens } from '../modules/account/token-repository.ts';
import type { ProductCards } from '../modules/catalog/product-cards.ts';
import { type FeedSource, makeFeeds } from '../modules/feeds/make-feeds.ts';
import { hasFeeds } from '../modules/feeds/repository.ts';
import { doOrderChores } from '../modules/order/order-chores.ts';
import { sweepOrderTokens } from '../modules/order/token-repository.ts';
import type { Mailer } from '../modules/outbox/mailer.ts';
import type { Sender } from '../modules/outbox/render-email.ts';
import { sweepMessages } from '../modules/outbox/repository.ts';
import { createOutboxWorkers } from '../modules/outbox/workers.ts';
import type { PaymentProvider } from '../modules/payment/provider.ts';
import { removeAccounts } from '../modules/personal-data/remove-repository.ts';
import { mailFalls } from '../modules/price/mail-falls.ts';
import { sweepWatches } from '../modules/price/watch-repository.ts';
import { sweepSessions } from '../modules/session/repository.ts';
import { sweepUploads } from '../modules/upload/sweep-uploads.ts';

const sweeps = [
  sweepSessions,
  sweepOrderTokens,
  sweepMessages,
  sweepKeys,
  sweepTokens,
  sweepDevices,
  sweepChallenges,
  sweepWatches,
  removeAccounts,
];
const sweep = defineJob('sweep', z.object({}));
const uploadSweep = defineJob('upload-sweep', z.object({}));
const orderChores = defineJob('order-chores', z.object({}));
const priceFalls = defineJob('price-falls', z.object({}));

const feedsJob = defineJob('feeds', z.object({}));

/** A start has other things to do first, in milliseconds. */
const firstFeedsMs = 60_000;

/** Has the feeds of a new store written once its start is over, so that nobody need wait for the clock. */
export async function sendFirstFeeds(db: Connection, now: Date): Promise<void> {
  if (!(await hasFeeds(db))) await sendJob(db, feedsJob, {}, { at: new Date(now.getTime() + firstFeedsMs) });
}

/** The context of scheduled work. */
type WorkerOptions = {
  db: Connection;
  cards: ProductCards;
  clock: ShopClock;
  mailer: Mailer | null;
  look: Pick<Sender, 'url' | 'colours'>;
  /** Banks that are asked what they did not tell. */
  providers: readonly PaymentProvider[];
  publicUrl: string;
  /** What feeds are written from. */
  feedSource: FeedSource;
  uploads: Pick<Uploads, 'listBefore' | 'remove'>;
};

/** Everybody who does scheduled work in the store, listed by hand. */
export const createWorkers = ({
  db,
  cards,
  clock,
  mailer,
  look,
  providers,
  publicUrl,
  feedSource,
  uploads,
}: WorkerOptions): Worker[] => [
  ...createOutboxWorkers({ db, clock, mailer, look }),
  workOn(orderChores, () => doOrderChores(db, providers, { publicUrl, now: clock.now() }), { cron: '* * * * *' }),
  workOn(priceFalls, () => mailFalls(db, cards, { publicUrl, now: clock.now() }), { cron: '*/5 * * * *' }),
  workOn(feedsJob, () => makeFeeds(feedSource, clock.now()), { cron: '*/10 * * * *' }),
  workOn(uploadSweep, () => sweepUploads(db, uploads, clock.now()), { cron: '37 * * * *' }),
  workOn(
    sweep,
    async () => {
      const done = await Promise.allSettled(sweeps.map((clean) => clean(db, clock.now())));
      const failed = done.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failed.length > 0)
        throw new AggregateError(failed, 'what is out of date could not be removed', { cause: failed[0] });
    },
    { cron: '7 * * * *' },
  ),
];
