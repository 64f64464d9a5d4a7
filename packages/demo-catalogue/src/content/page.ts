import type { L10n } from '../text/l10n.ts';
import type { BilingualBlock } from './block.ts';

/** A static page in both languages; `path` is the one without a language prefix. */
export type BilingualPage = {
  path: string;
  h1: L10n;
  metaTitle: L10n;
  metaDescription: L10n;
  blocks: readonly BilingualBlock[];
};

export const page = (
  path: string,
  h1: L10n,
  metaTitle: L10n,
  metaDescription: L10n,
  blocks: readonly BilingualBlock[],
): BilingualPage => ({ path, h1, metaTitle, metaDescription, blocks });
