import { createHash, type Hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { defaultLocale } from '@vitryna/contracts/languages';
import { toMinor } from '@vitryna/money';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import type { Connection } from '../../database/connection.ts';
import { findByIds } from '../catalog/product-repository.ts';
import { readDeliverySettings } from '../delivery/delivery-settings.ts';
import { pointPriceFor } from '../delivery/product-delivery.ts';
import { readConfig } from '../shared/config.ts';
import { dayInKyiv, type FeedShop } from './feed-format.ts';
import { type FeedProduct, toFeedProduct } from './feed-product.ts';
import { type FeedName, feedNames, feeds } from './feeds.ts';
import { addFeedPart, confirmFeed, findFeed, findNextIds, publishFeed, readFeedFingerprint } from './repository.ts';

/** Products of a part: one part of each list is all that is in memory. */
const batchSize = 100;
/** Longest rest after a part, in milliseconds. */
const longestRestMs = 500;

const pack = promisify(gzip);

/** What feeds are written from. */
export type FeedSource = {
  db: Connection;
  catalogue: Pick<Catalogue, 'current' | 'readCards'>;
  /** The shop's name. */
  name: string;
  publicUrl: string;
  /** Waits so many milliseconds: after each part the process answers others for as long as that part took. */
  rest: (ms: number) => Promise<void>;
};

/** The version of a list that is being written. */
type Draft = { name: FeedName; version: string; hash: Hash; parts: number; items: number };

const draft = (name: FeedName): Draft => ({
  name,
  version: randomUUID(),
  hash: createHash('sha256'),
  parts: 0,
  items: 0,
});

/** Keeps the next part of a list. `counted` stands for it in the list's name: the minute of writing, in the head, is no change. */
async function addPart(
  { db, now }: { db: Connection; now: Date },
  list: Draft,
  text: string,
  counted = text,
): Promise<void> {
  if (text === '') return;
  list.hash.update(counted);
  const { name, version, parts: position } = list;
  await addFeedPart(db, { name, version, position, body: await pack(text), now });
  list.parts += 1;
}

function shopOf({ name, publicUrl }: FeedSource, company: string, index: CatalogueIndex): FeedShop {
  const categories = [...index.categories.values()].filter(({ products }) => products.size > 0);
  return {
    name,
    company,
    url: publicUrl,
    categories: categories.map(({ code, parent_code: parent, name: title }) => ({
      code,
      parent,
      name: title[defaultLocale],
    })),
  };
}

async function readProducts(source: FeedSource, ids: number[], priceOf: PointPrice): Promise<FeedProduct[]> {
  const { db, catalogue, publicUrl } = source;
  // By itself: what lists keep in memory is not theirs to push out.
  const [stored, cards] = [await findByIds(db, ids), await catalogue.readCards(ids, db)];
  const index = catalogue.current();
  return ids.flatMap((id) => {
    const [one, card] = [stored.get(id), cards.get(id)];
    if (!one || !card) return [];
    const { weightKg, dimensionsMm } = one.document;
    const deliveryPrice = toMinor(priceOf({ delivery: card.delivery, weightKg, dimensionsMm }).amount);
    return toFeedProduct({ stored: one, card, deliveryPrice }, { index, publicUrl }) ?? [];
  });
}

type PointPrice = ReturnType<typeof pointPriceFor>;

/**
 * Writes all feeds in one pass through the catalogue, a part at a time, and puts each in the place of the old one when it is whole. Writes
 * nothing when nothing of it has changed.
 */
export async function makeFeeds(source: FeedSource, now: Date): Promise<void> {
  const { db, catalogue } = source;
  const [config, delivery] = [await readConfig(db), await readDeliverySettings(db)];
  const shop = shopOf(source, config?.legal.company[defaultLocale] ?? source.name, catalogue.current());
  const settings = createHash('sha256')
    // Some formats count days until a date: whatever else stays, tomorrow's feed is another one.
    .update(JSON.stringify([shop, delivery, dayInKyiv(now)]))
    .digest('base64url');
  const fingerprint = `${await readFeedFingerprint(db)} ${settings}`;
  const known = await Promise.all(feedNames.map((name) => findFeed(db, name)));
  if (known.every((feed) => feed?.fingerprint === fingerprint)) {
    for (const name of feedNames) await confirmFeed(db, name, now);
    return;
  }
  const priceOf = pointPriceFor(delivery);
  const target = { db, now };
  const drafts = feedNames.map(draft);
  const never = new Date(0);
  for (const list of drafts) {
    const { head } = feeds[list.name];
    await addPart(target, list, head(shop, now), head(shop, never));
  }
  for (let after = 0; ; ) {
    const begun = performance.now();
    const ids = await findNextIds(db, after, batchSize);
    const products = await readProducts(source, ids, priceOf);
    for (const list of drafts) {
      const items = products.map((product) => feeds[list.name].item(product, now)).filter((item) => item !== '');
      list.items += items.length;
      await addPart(target, list, items.join(''));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) break;
    after = last;
    await source.rest(Math.min(performance.now() - begun, longestRestMs));
  }
  for (const list of drafts) {
    await addPart(target, list, feeds[list.name].tail);
    const { name, version, parts, items } = list;
    const etag = list.hash.digest('base64url').slice(0, 22);
    await publishFeed(db, { name, version, etag, fingerprint, parts, items, now });
  }
}
