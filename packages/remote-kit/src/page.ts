import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';
import type { PageHandle } from './head.ts';

/** A page as `expose/pages.ts` hands it out; the names are React Router's own. */
export type PageModule = {
  loader?: LoaderFunction;
  Component: ComponentType;
  handle?: PageHandle<never>;
};

/** The `pages` table of a remote. */
export type PageTable = Record<string, () => Promise<PageModule>>;

/** The `modals` table of a remote. */
export type ModalTable = Record<string, () => Promise<ModalModule>>;

/** Contents of a modal; the shell's host brings the dialog element and calls `onClose`. */
export type ModalModule = { Component: ComponentType<{ extra: unknown; onClose: () => void }> };

/**
 * A loader whose code arrives when it first runs in the browser: a page that the server rendered hydrates without its
 * schemas and requests. On the server the import is part of the bundle.
 *
 * @example export const loader = lazyLoader(() => import('../features/category/load-category.ts'));
 */
export function lazyLoader<Data>(
  load: () => Promise<{ loader: (args: LoaderFunctionArgs) => Promise<Data> }>,
): (args: LoaderFunctionArgs) => Promise<Data> {
  return async (args) => (await load()).loader(args);
}
