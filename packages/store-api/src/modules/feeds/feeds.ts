import type { FeedFormat } from './feed-format.ts';
import { googleFeed } from './google-feed.ts';
import { hotlineFeed } from './hotline-feed.ts';
import { priceList } from './price-list.ts';
import { ymlFeed } from './yml-feed.ts';

/** Every feed by its name below `/feeds/`. */
export const feeds = {
  'google.xml': googleFeed,
  'hotline.xml': hotlineFeed,
  'prices.yml': ymlFeed,
  'price-list.csv': priceList('uk'),
  'price-list-ru.csv': priceList('ru'),
} as const satisfies Record<string, FeedFormat>;

/** Name of a feed below `/feeds/`. */
export type FeedName = keyof typeof feeds;

export const feedNames = Object.keys(feeds) as FeedName[];

/** Whether a name from outside is one of a feed. */
export const isFeedName = (name: string): name is FeedName => Object.hasOwn(feeds, name);
