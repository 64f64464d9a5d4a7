/**
 * What the build writes, the release store keeps and the gateway reads: releases, compositions, the live pointer.
 */
import { z } from 'zod';
import { appNameSchema, compositionIdSchema, integritySchema, versionSchema } from './release-names.ts';

export { appNameSchema, integritySchema, versionSchema } from './release-names.ts';

/** A path inside the release folder: no leading slash, no dot segments. */
const filePathSchema = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9_@.+-]+(?:\/[A-Za-z0-9_@.+-]+)*$/);

/** A file of a release: bytes as built and, where it was compressed ahead, bytes of the brotli and gzip twins. */
export const releaseFileSchema = z.object({
  integrity: integritySchema,
  size: z.number().int().nonnegative(),
  brotli: z.number().int().positive().optional(),
  gzip: z.number().int().positive().optional(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

export const layoutSchema = z.enum(['default', 'simplified']);

/** `public` pages are the same for everybody and cached by the gateway; `private` ones are `no-store`. */
export const cachePolicySchema = z.enum(['public', 'private']);

/** A query parameter, or all whose names begin so and go on with a slug (`filter.*`). */
const parameterSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]*(?:\.\*)?$/);

/** A path of the store API. */
const callSchema = z.string().regex(/^\/[A-Za-z]+(?:\/[A-Za-z]+)*\/?$/);

/**
 * A form that works without JavaScript: a browser posts it to the page's own address, the gateway makes the call of it and answers with a
 * redirect (decision 115). The form names itself in the field `form` and its idempotency key in `key`.
 */
export const formDeclarationSchema = z.object({
  /** The call that it makes. */
  call: callSchema,
  /**
   * Fields that go along, by their path in the call's body (`recipient.phone`): as text (left out where it is empty), as a number, true
   * where a box is ticked, or as the ids of the pictures that were chosen. All others are dropped. `lines.*.quantity` is of a list, whose items
   * are posted as `lines.0.quantity`; an item goes along where the first field that is declared of its list has a value.
   */
  fields: z.record(
    z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.(?:\*\.)?[a-z][A-Za-z0-9]*)*$/),
    z.enum(['text', 'number', 'flag', 'files']),
  ),
  /**
   * The browser's next address: a path below the language prefix, perhaps with a query; `{id}` is a value of the answer's data.
   * Left out: back to the page.
   */
  to: z
    .string()
    .regex(/^(?!\/)[A-Za-z0-9{}/-]*(?:\?[A-Za-z0-9{}=&]*)?$/)
    .optional(),
  /** The path in the answer's data of a foreign address, such as a bank's: where there is one, the browser goes there. */
  away: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/)
    .optional(),
  /** Whether it does no more when it is sent twice: then it needs no key, and a page that is kept for everybody may hold it. */
  isRepeatable: z.boolean().optional(),
  /** A call that keeps what was typed, where the form is refused: its page shows it again. */
  draft: callSchema.optional(),
});
export type FormDeclaration = z.infer<typeof formDeclarationSchema>;

/** A page's facts; everything that the gateway and the shell know of a page by itself is said here, and nowhere else. */
export const routeDeclarationSchema = z.object({
  /** Name of the specification without the language, e.g. `category`; the route id is `ua_category` / `ru_category`. */
  name: z.string().regex(/^[a-z][A-Za-z0-9-]*$/),
  /**
   * Path below the language prefix in React Router's pattern language. The empty path is the home page. Two patterns are
   * the shell's own and are only claimed here: `:categorySlug/:specifications` and `:categorySlug/:productSlug`.
   */
  path: z.string().regex(/^(?!\/)[A-Za-z0-9_:?*/-]*$/),
  layout: layoutSchema,
  cache: cachePolicySchema,
  /**
   * Query parameters that change what the server renders. All others are left out of the address that is rendered, kept and called
   * canonical. The build writes an empty list where a team says nothing; a release from before has none, and then every parameter
   * counts but those of a visit.
   */
  query: z.array(parameterSchema).optional(),
  /** Whether search engines may list it. Left out: public pages are listed, private ones are not (`robots.txt`, `noindex`). */
  isIndexed: z.boolean().optional(),
  /** Whether pop-ups may open by themselves. Left out: in the default layout they may, in the simplified one not. */
  hasPopups: z.boolean().optional(),
  /** Whether it wears how the shopper likes lists from the first paint on. Left out: it shows no list. */
  hasListLooks: z.boolean().optional(),
  /** Whether it plays videos of the channel: the only pages that may frame its host. Left out: it frames nothing. */
  hasVideos: z.boolean().optional(),
  /**
   * Calls, by how they begin, that a render makes with the visitor's session, so that the page holds what is the visitor's own. Of private
   * pages only; all else is asked for an anonymous visitor.
   */
  ownCalls: z.array(callSchema).optional(),
  /** Forms that are posted to the page's address without JavaScript, by name. */
  forms: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), formDeclarationSchema).optional(),
  /** Key in the remote's `./pages` module. */
  page: z.string(),
  /** Whether its data is small enough to be read as soon as a link to it is in sight, before anybody means to press. */
  isPrefetchedInView: z.boolean().optional(),
  /** An address of this route that the smoke render of the promote gate asks for, below the language prefix. */
  example: z.string().optional(),
});
export type RouteDeclaration = z.infer<typeof routeDeclarationSchema>;

/** Releases from before say `isReadInSight`. */
function withNewNames(route: unknown): unknown {
  if (typeof route !== 'object' || route === null || !('isReadInSight' in route)) return route;
  const { isReadInSight, ...rest } = route;
  return { isPrefetchedInView: isReadInSight, ...rest };
}

/** JS and CSS (paths inside the release) that must be there before an expose or one of its pages can run. */
export const assetListSchema = z.object({ js: z.array(filePathSchema), css: z.array(filePathSchema) });
export type AssetList = z.infer<typeof assetListSchema>;

export const releaseSchema = z.object({
  schema: z.literal(1),
  name: appNameSchema,
  version: versionSchema,
  builtAt: z.iso.datetime(),
  /** Whom to ask about it: a team's name. */
  owner: z.string().min(1).max(60).optional(),
  /** Whether it was built to be looked into: unminified, and of no weight that could be measured. */
  isDevelopment: z.boolean().optional(),
  /** The browser entry: `remoteEntry.js` of a remote, an ES module; of the shell a classic script (from before starters, a module). */
  entry: filePathSchema,
  /** CommonJS bundle that the gateway evaluates. */
  server: filePathSchema,
  routes: z.array(z.preprocess(withNewNames, routeDeclarationSchema)),
  /** Expose (`./pages`, `./modals`; of the shell `.`, its entry, and `./starter`, which runs it) → assets needed to evaluate it. */
  exposes: z.record(z.string(), assetListSchema),
  /** Page name → assets on top of the entry and `./pages`. */
  pages: z.record(z.string(), assetListSchema),
  /** Modal name → assets on top of the entry and `./modals`. */
  modals: z.record(z.string(), assetListSchema),
  /** Shared packages: a remote lists the ranges that it needs, the shell the versions that it provides, with the hash of their API. */
  shared: z.record(z.string(), z.string()),
  /**
   * Exports of shared modules: what a remote takes (`*` for a whole module), and what the shell hands out. Left out by releases from before.
   */
  sharedExports: z.record(z.string(), z.array(z.string())).optional(),
  /** Contract versions by name, e.g. `events`, `store`, `api`: what this release speaks. */
  contracts: z.record(z.string(), z.number().int()),
  /** Whether its code passes texts through the store's policy of Trusted Types: left out, it was built before there was one. */
  passesTrust: z.boolean().optional(),
  events: z.object({ sends: z.array(z.string()), hears: z.array(z.string()) }),
  /** JSON schemas of payloads: of what a remote sends and hears, and of all that the shell's bus lets pass. Left out by releases from before. */
  eventSchemas: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  /** Modals that it opens: `modals/cart` of the remote that exposes it, `mf-checkout/modals/cart` of that remote. */
  needs: z.array(z.string()),
  /** Texts bundled as the fallback of the translations export: locale → key → text. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
  /** Every file of the release but `release.json` itself. */
  files: z.record(filePathSchema, releaseFileSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/** One part of a composition: the version and the integrity of its `release.json`. */
export const compositionPartSchema = z.object({ version: versionSchema, integrity: integritySchema });

/** The immutable set that a page is made from; `id` is the hash of `parts`. */
export const compositionSchema = z.object({
  schema: z.literal(1),
  id: compositionIdSchema,
  createdAt: z.iso.datetime(),
  /** App name (`shell`, `mf-…`) → part. */
  parts: z.record(appNameSchema, compositionPartSchema),
});
export type Composition = z.infer<typeof compositionSchema>;

export { type Canary, canarySchema, type LivePointer, livePointerSchema, pointerActionSchema } from './live-pointer.ts';
