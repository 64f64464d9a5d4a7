import type { L10n } from '@vitryna/contracts/languages';
import type { Posting } from '../indexing/posting.ts';

/** A product as the search reads it; categories and options are codes and ids joined by commas. */
type SourceProduct = {
  code: string;
  sku: string;
  name: L10n;
  manufacturer_name: string;
  is_orderable: boolean;
  popularity: number;
  categories: string | null;
  options: string | null;
};

/** A category; `path` leads from the root to itself. */
export type SourceCategory = {
  code: string;
  slug: string;
  name: L10n;
  path: readonly { name: L10n }[];
  products: Posting;
};

/** A specification with its values. */
export type SourceSpecification = {
  name: L10n;
  unit: L10n | null;
  options: readonly { id: number; value: L10n }[];
};

/** The search's source: the part of a catalogue that shoppers may ask for in words. */
export type SearchSource = {
  /** In the order of positions. */
  products: readonly SourceProduct[];
  /** Positions below it can be ordered. */
  orderable: number;
  categories: ReadonlyMap<string, SourceCategory>;
  specifications: ReadonlyMap<string, SourceSpecification>;
  manufacturers: ReadonlyMap<string, { name: string; products: { size: number } }>;
  /** Pages of the content service. */
  pages: { url: string; title: L10n }[];
};
