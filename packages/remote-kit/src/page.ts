import type { ComponentType } from 'react';
import type { data, LoaderFunction, LoaderFunctionArgs } from 'react-router';
import type { PageHandle } from './head.ts';

/** A page as `expose/pages.ts` hands it out; the names are React Router's own. */
export type PageModule = {
  loader?: LoaderFunction & Partial<Pick<LazyLoader<unknown>, 'preload'>>;
  Component: ComponentType;
  handle?: PageHandle<never>;
};

/** A page's data from its loader: of `data(…)` the value, of a redirect nothing. */
export type LoaderData<Loader> = Loader extends (args: never) => infer Returned ? Given<Awaited<Returned>> : never;

type Given<Returned> = Returned extends ReturnType<typeof data> ? Returned['data'] : Exclude<Returned, Response>;

/** The `pages` table of a remote. */
export type PageTable = Record<string, () => Promise<PageModule>>;

/** Page name → its skeleton, shown in its place while it is on its way; a page without one gets lines of text. */
export type SkeletonTable = Record<string, ComponentType>;

/** `skeletons` of a remote, beside its `pages`: one chunk that no first view loads. */
export type LoadSkeletons = () => Promise<{ skeletons: SkeletonTable }>;

/**
 * Data of a page that is shown again, because what the address asks for could not be read without a connection. A change of what
 * a page shows (filters, order, compared products) that fails so keeps the page as it was, and the page says so.
 */
export type Unread<Data> = Data & { isUnread?: true };

/** The `modals` table of a remote. */
export type ModalTable = Record<string, () => Promise<ModalModule>>;

/**
 * Contents of a modal; the shell's host brings the dialog element and calls `onClose`. `title` is the translation key of the dialog's
 * name where the host has none, and `shape` how it takes its place: of a modal that a remote brings for itself.
 */
export type ModalModule = {
  Component: ComponentType<{ extra: unknown; onClose: () => void }>;
  title?: string | undefined;
  shape?: 'form' | 'wide' | 'sheet' | 'page' | 'screen' | undefined;
};

/** A loader that can be asked to bring its code before there is something to load. */
export type LazyLoader<Data> = ((args: LoaderFunctionArgs) => Promise<Data>) & { preload: () => Promise<unknown> };

/**
 * A loader whose code arrives when it first runs in the browser: a page that the server rendered hydrates without its
 * schemas and requests. On the server the import is part of the bundle. Without a connection it throws at once: there is no data to
 * be had, and a browser never asks again for code that it once could not fetch.
 *
 * @example export const loader = lazyLoader(() => import('../features/category/load-category.ts'));
 */
export function lazyLoader<Data>(
  load: () => Promise<{ loader: (args: LoaderFunctionArgs) => Promise<Data> }>,
): LazyLoader<Data> {
  const loader = async (args: LoaderFunctionArgs) => {
    if (globalThis.navigator?.onLine === false) throw new Error('offline');
    return (await load()).loader(args);
  };
  return Object.assign(loader, { preload: load });
}
