import type { Category } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { pictureBase } from '@vitryna/ui';

/** A category as a link, with how many products it has. */
export type CategoryLink = { href: string; title: string; count: number };

/** What stands in a department. `picture` is the folder of its picture's sizes. */
export type Group = CategoryLink & { picture: string | null; children: CategoryLink[] };

/** A department with its groups, in the page's language. */
export type Department = CategoryLink & {
  picture: string | null;
  /** The department of live promotions (specification §9). */
  isPromotion: boolean;
  groups: Group[];
};

/** Code of the department that holds only categories with a live promotion (specification §9). */
const promotionCode = '11136';

/** The first three levels of the tree: departments, their groups and what is in these. */
export function toDepartments(categories: Category[], locale: Locale): Department[] {
  return categories.filter(hasProducts).map((department) => ({
    ...linkOf(department, locale),
    picture: pictureOf(department, locale),
    isPromotion: department.code === promotionCode,
    groups: department.children.filter(hasProducts).map((group) => ({
      ...linkOf(group, locale),
      picture: pictureOf(group, locale),
      children: group.children.filter(hasProducts).map((child) => linkOf(child, locale)),
    })),
  }));
}

function hasProducts({ productsCount }: Category): boolean {
  return productsCount > 0;
}

function linkOf({ slug, name, productsCount }: Category, locale: Locale): CategoryLink {
  return { href: paths.category(locale, { categorySlug: slug }), title: name[locale], count: productsCount };
}

function pictureOf({ assets }: Category, locale: Locale): string | null {
  const url = assets.find(({ type }) => type === 'image')?.url[locale];
  return url ? pictureBase(url) : null;
}
