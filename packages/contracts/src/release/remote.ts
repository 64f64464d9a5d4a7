/**
 * What the gateway and the server bundles of shell and remotes expect of each other. Types only: the bundles are
 * evaluated from the release store, never imported.
 */

import type { CookieValue, themeCookie } from '../browser/cookies.ts';
import type { Locale } from '../constants.ts';
import type { Release } from './release.ts';

/** `module.exports` of a remote's `server.cjs`: the same tables as its exposes in the browser. */
export type RemoteServerModule = {
  pages: Record<string, () => Promise<unknown>>;
  modals: Record<string, () => Promise<unknown>>;
};

/** A remote as one composition holds it; `module` is null when its server bundle could not be evaluated. */
export type LoadedRemote = { name: string; release: Release; module: RemoteServerModule | null };

/** One file that a page links to. `path` begins with `/assets/`. */
export type AssetLink = { path: string; integrity: string };

/** Whose store it is, as far as styles say it; its name is a text like others. */
export type RendererBrand = {
  /** Its colours and its logo as a style sheet. */
  css: string;
  /** The ground of pages, for the browser's own frame around them. */
  pageColours: Record<ChosenTheme, string>;
};

/**
 * How tabs go from page to page (decision 107): `plain` by React Router's lazy navigation alone, `instant` by prefetched, cached and
 * prerendered pages as well.
 */
export type NavigationMode = 'plain' | 'instant';

/** The gateway's input to the shell's renderer, once per composition. */
export type RendererInput = {
  compositionId: string;
  shell: Release;
  remotes: LoadedRemote[];
  /** CSS text of a file of the composition, by its `/assets/…` path: inlined into the page. */
  readCss: (assetPath: string) => string;
  /** The public address of the store, without a trailing slash: canonical and alternate links. */
  publicUrl: string;
  /** Left out by gateways from before, and where a page is rendered that nobody looks at. */
  brand?: RendererBrand;
  /** `instant` where it is left out. */
  navigation?: NavigationMode;
  /** Called for what a page survived but an operator should know. */
  report: (problem: { remote: string; error: unknown; path: string }) => void;
};

/** A render's outside calls; the gateway implements it over HTTP with its own cache. */
export type UpstreamFetch = (input: {
  upstream: 'api' | 'content';
  /** Path below the base, with query, beginning with a slash. */
  path: string;
  signal: AbortSignal;
}) => Promise<{
  status: number;
  body: unknown;
  /** Set where the content may be out of date: since when (ISO 8601). Left out by gateways from before. */
  keptSince?: string | null;
}>;

/** Texts of one language and where the browser gets the whole of them. */
export type LocaleTexts = { texts: Record<string, string>; url: string };

export type RenderInput = {
  /** Path and query as they were asked for, already checked by the gateway. */
  url: string;
  method: 'GET' | 'HEAD';
  fetch: UpstreamFetch;
  texts: (locale: Locale) => LocaleTexts;
  signal: AbortSignal;
};

/** The visitor's variant of a page's HTML: nothing but its opening. */
export type PageVariant = {
  /** The theme that the visitor chose; null follows the system (reading 23). */
  theme: ChosenTheme | null;
  /** Whether the visitor's browser holds the store's font: a first visit is shown in the fallback of equal metrics. */
  hasFont: boolean;
  /** How the visitor likes lists. */
  looks: readonly ListLook[];
};

/** How lists can be shown beside their usual way: the filters folded away, one product for each line. */
export type ListLook = 'filtersHidden' | 'listView';

/** A theme that is not the system's. */
export type ChosenTheme = Exclude<CookieValue<typeof themeCookie>, 'system'>;

/** An answer that a page was rendered without: none came in time, or one that cannot be used. */
export type Degradation = {
  upstream: 'api' | 'content';
  /** The call; with its query only where that says nothing of a shopper. */
  call: string;
  /** Whether the answer itself is wrong, rather than the whole upstream slow or down. */
  isOfCall: boolean;
  reason: string;
};

export type RenderResult = {
  status: number;
  /** Set on 301 and 302; then `html` is empty. */
  location?: string;
  /** The document as it is sent, UTF-8. */
  html: Uint8Array;
  /**
   * The beginning of `html`, in which alone variants differ: its bytes there, as a new visitor gets them, and the same for others. Left
   * out where nothing differs, and by shells from before: their pages put on what the shopper chose when they are hydrated.
   */
  opening?: { length: number; write: (variant: PageVariant) => Uint8Array };
  /**
   * Where links keep the visitor's query: a page is rendered with its own parameters alone, which stand at each of these places of `html`,
   * behind the opening, in so many bytes, escaped for HTML. Left out where no link does.
   */
  query?: { places: number[]; length: number };
  /** `private` for pages of one shopper, and for any page that must not be kept (errors, lost remotes). */
  cache: 'public' | 'private';
  /** Base64 sha256 of every inline style block, for the page's Content-Security-Policy. */
  styleHashes: string[];
  /** Name of the matched route, for the log. */
  route: string;
  /** Remotes whose outlet was lost while rendering this page. */
  lostRemotes: string[];
  /** The missing parts of the page; left out by shells from before. */
  degradations?: Degradation[];
  /** Wrong parts of answers that are otherwise used: told in the log, and no reason to render again. */
  omissions?: Degradation[];
};

/** `module.exports` of the shell's `server.cjs`. */
export type ShellServerModule = {
  /** Package name → module: what remotes' bundles get from `require`. */
  shared: Record<string, unknown>;
  createRenderer: (input: RendererInput) => { render: (input: RenderInput) => Promise<RenderResult> };
  /** The maintenance screen as a whole page, status 503, without any upstream (reading 12). */
  renderMaintenance: (input: {
    locale: Locale;
    /** Path and query as they were asked for: the same page in the other language is linked. */
    url: string;
    renderer: RendererInput;
    texts: LocaleTexts;
    maintenance: { message: string | null };
    config: unknown;
    theme: ChosenTheme | null;
  }) => RenderResult;
  /** The offline page for pages that are not cached; its service worker asks for it ahead. */
  renderOffline?: (input: { locale: Locale; renderer: RendererInput; texts: LocaleTexts }) => RenderResult;
};
