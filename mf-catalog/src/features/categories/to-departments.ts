import type { Category } from '@vitryna/contracts/api';
import { type Locale, promotionsCode } from '@vitryna/contracts/constants';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { categoryPicture } from '@vitryna/product-view';
import { paths } from '@vitryna/routing';

/** A category as a link, with how many products it has. */
export type CategoryLink = { href: string; title: string; count: number };

/** The contents of a department. */
export type Group = CategoryLink & { picture: PictureSource | null; children: CategoryLink[] };

/** A department with its groups, in the page's language. */
export type Department = CategoryLink & {
  id: string;
  picture: PictureSource | null;
  /** The department of live promotions (specification §9). */
  isPromotion: boolean;
  groups: Group[];
};

/** The first three levels of the tree: departments, their groups and what is in these. */
export function toDepartments(categories: Category[], locale: Locale): Department[] {
  return categories.filter(hasProducts).map((department) => ({
    id: department.id,
    ...linkOf(department, locale),
    picture: categoryPicture(department, locale),
    isPromotion: department.code === promotionsCode,
    groups: department.children.filter(hasProducts).map((group) => ({
      ...linkOf(group, locale),
      picture: categoryPicture(group, locale),
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
