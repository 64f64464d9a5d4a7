/** The current version of a feed, and the one before it, which somebody may be reading still. */
export type FeedTable = {
  name: string;
  version: string;
  previous_version: string | null;
  etag: string;
  /** The state of the catalogue that it was written from. */
  fingerprint: string;
  parts: number;
  items: number;
  made_at: Date;
};

/** A stretch of a feed: a member of a gzip file. */
export type FeedPartTable = { name: string; version: string; position: number; body: Buffer; made_at: Date };

/** Tables of migration 180. */
export type FeedsSchema = { feed: FeedTable; feed_part: FeedPartTable };
