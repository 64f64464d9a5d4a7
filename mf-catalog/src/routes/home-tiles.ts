import type { Category } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type Department, toDepartments } from '#features/categories/to-departments.ts';

/** A department on a tile of the home page. */
export type TileView = Pick<Department, 'href' | 'title' | 'count' | 'picture'>;

/** The departments that sell; promotions have their own place in the menu. */
export function toTiles(categories: Category[], locale: Locale): TileView[] {
  return toDepartments(categories, locale)
    .filter(({ isPromotion }) => !isPromotion)
    .map(({ href, title, count, picture }) => ({ href, title, count, picture }));
}
