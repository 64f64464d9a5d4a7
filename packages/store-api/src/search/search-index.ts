import type { L10n, Locale } from '@vitryna/contracts/languages';
import type { Bitset } from '../indexing/bitset.ts';
import type { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A text that shoppers may want to search for, in one language. */
export type Phrase = { text: string; locale: Locale; weight: number; isCategory: boolean };

/** A category as the search knows it. */
export type SearchedCategory = {
  code: string;
  slug: string;
  name: L10n;
  count: number;
  /** Terms of its name in each language; a query that has all of one wants this category. */
  names: number[][];
  products: () => Bitset;
};

/** Marks a model that says nothing without its maker: the `14` of «Forma 14» may be anything. */
export const lonelyModel = 0x80;

/** A product whose model has this term right after a number. */
export type LongerModel = { suffix: number; position: number };

/** Everything that queries are answered from; a product is its position in the catalogue index. */
export type SearchIndex = {
  size: number;
  /** Positions below it can be ordered. */
  orderable: number;
  /** How many words the model of each product has in its name, besides its maker; `lonelyModel` more when they need the maker. */
  modelWords: Uint8Array;
  /** By the term of a number: the products whose model goes on after it, as `3060 Ti` does. */
  longerModels: ReadonlyMap<number, readonly LongerModel[]>;
  vocabulary: Vocabulary;
  products: Postings;
  phrases: { items: Phrase[]; postings: Postings };
  categories: { items: SearchedCategory[]; postings: Postings };
  manufacturers: { items: { slug: string; name: string; count: number }[]; postings: Postings };
  pages: { items: { title: L10n; url: string }[]; postings: Postings };
  /** Codes and model numbers without signs in sorted order, and whose they are. */
  codes: { keys: string[]; positions: Uint32Array };
};
