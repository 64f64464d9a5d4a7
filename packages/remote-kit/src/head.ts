import type { Locale } from '@vitryna/contracts/constants';

/** A picture that the page shows first: preloaded with the same candidates as its `<img>`. */
export type PreloadPicture = { srcSet: string; sizes: string; type: string };

/** A picture for social networks: its address, with or without host, its size in pixels, and what is seen on it. */
export type SocialPicture = { url: string; width?: number; height?: number; alt?: string };

/** A page's head; the shell writes the tags and keeps them true while navigating. */
export type PageHead = {
  title: string;
  /** Follows the title, wherever that comes from: which page of a list it is. */
  titleNote?: string;
  description?: string;
  /** Kept out of search engines: thin filter combinations, empty results (contract §2, `seo.noindex`). */
  isNoindex?: boolean;
  /** Address without language prefix and with its canonical query, when it differs from the asked one. */
  canonicalPath?: string;
  /** The page exists in one language only or is an error: no alternate links. */
  hasNoTwin?: boolean;
  /** The way from home to this page, the page itself last: the shell makes a `BreadcrumbList` of it. */
  breadcrumbs?: { text: string; href?: string }[];
  /** Structured data (contract §10), without `@context`; the shell makes addresses absolute, escapes and joins it. */
  structuredData?: Record<string, unknown>[];
  preloadPicture?: PreloadPicture;
  /** Files of this page's news for feed readers. */
  feeds?: { type: string; href: string; title: string }[];
  /** The picture for social networks, or its address alone. */
  socialPicture?: SocialPicture | string;
};

/** `handle` of a route module. */
export type PageHandle<Data> = {
  /**
   * Title and description come from the content service by path (specification §2): what `head` says of them is shown until the
   * service has answered. When it has nothing, the title is the trademark.
   */
  isSeoExternal?: boolean;
  /**
   * The page asks `useIsUnread` and says so: where a change of it cannot be read without a connection, it stays as it was.
   * Any other page gives way to the screen that says there is no connection.
   */
  saysUnread?: boolean;
  head: (input: {
    data: Data;
    locale: Locale;
    t: (key: string, values?: Record<string, unknown>) => string;
  }) => PageHead;
};
