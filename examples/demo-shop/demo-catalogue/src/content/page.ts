import type { L10n } from '../text/l10n.ts';
import type { BilingualBlock } from './block.ts';

/** A static page in both languages; `path` is the one without a language prefix. */
export type BilingualPage = {
  path: string;
  h1: L10n;
  metaTitle: L10n;
  metaDescription: L10n;
  blocks: readonly BilingualBlock[];
  /** HTML below everything else of a page that is not made of blocks. */
  body?: L10n;
};

export const page = (
  path: string,
  h1: L10n,
  metaTitle: L10n,
  metaDescription: L10n,
  blocks: readonly BilingualBlock[],
  body?: L10n,
): BilingualPage => ({ path, h1, metaTitle, metaDescription, blocks, ...(body && { body }) });
