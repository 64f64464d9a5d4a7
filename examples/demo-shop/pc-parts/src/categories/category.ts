import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Gender, L10n } from '../text/l10n.ts';
import type { Field } from './field.ts';

/** A row of the data set: `name`, `price` and the properties of its file. */
export type Row = Record<string, unknown>;

/** How one file becomes a category. */
export type Category = {
  /** Name of the file without `.json`. */
  file: string;
  slug: string;
  name: L10n;
  /** The word before the maker: «Процесор», «Процессор». */
  noun: L10n & { gender: Gender };
  fields: readonly Field[];
  /** What tells products of one name apart, after a comma. */
  details?: (row: Row) => L10n | null;
  /** Put after the name, e.g. the chip of a video card. */
  suffix?: (row: Row, name: string) => string;
  picture?: (row: Row, seed: string) => PictureSpec | null;
};
