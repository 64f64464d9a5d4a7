import type { Category, CategoryView, categoryListQuerySchema, Label, Promotion } from '@vitryna/contracts/api';
import { promotionsCode } from '@vitryna/contracts/constants';
import { type L10n, perLocale } from '@vitryna/contracts/languages';
import type { z } from 'zod';
import { pictureUrl } from '../../catalogue/image.ts';
import type { CatalogueIndex, IndexedCategory } from '../../catalogue/index-types.ts';
import { type AnswerTime, isPromotionLive } from '../../catalogue/promotion-period.ts';
import { listSeo } from './texts.ts';

/** A stored promotion as the API tells it; null once it is over. */
export const toPromotion = (
  id: string,
  promotion: { name: L10n; startAt: number; endAt: number } | null,
  time: AnswerTime,
): Promotion | null =>
  promotion !== null && isPromotionLive(promotion, time)
    ? { id, name: promotion.name, period: { startAt: promotion.startAt, endAt: promotion.endAt } }
    : null;

/** Children that are shown: those with products, under the promotions category those with a live promotion. */
const shownChildren = (category: IndexedCategory, time: AnswerTime): IndexedCategory[] =>
  category.children.filter(
    (child) =>
      child.products.size > 0 &&
      (category.code !== promotionsCode || toPromotion(child.code, child.promotion, time) !== null),
  );

const assetsOf = ({ picture_hash: hash }: IndexedCategory): Category['assets'] =>
  hash === null
    ? []
    : [
        { type: 'icon', url: perLocale(() => pictureUrl(hash, 'xs')) },
        { type: 'image', url: perLocale(() => pictureUrl(hash, 'm')) },
      ];

/** A category with those below it as the API tells it. */
export function toCategory(category: IndexedCategory, time: AnswerTime): Category {
  const children = shownChildren(category, time);
  return {
    id: category.code,
    code: category.code,
    name: category.name,
    slug: category.slug,
    labels: category.labels as Label[],
    assets: assetsOf(category),
    productsCount: category.products.size,
    compilation: { self: category.hasOwnProducts, children: children.length > 0 },
    promotion: toPromotion(category.code, category.promotion, time),
    parent: category.path.at(-2)?.code ?? null,
    children: children.map((child) => toCategory(child, time)),
  };
}

/** Keeps categories that have one of the labels, and those above them. */
const withLabels = (categories: Category[], wanted: readonly Label[]): Category[] =>
  categories.flatMap((category) => {
    const children = withLabels(category.children, wanted);
    const isWanted = category.labels.some((label) => wanted.includes(label));
    return isWanted || children.length > 0 ? [{ ...category, children }] : [];
  });

/** Answer of `/catalog/category/list`: the tree, or the subtree of one category; nothing for an unknown one. */
export function listCategories(
  index: CatalogueIndex,
  { categoryId, labels, pageNum = 1, pageSize }: z.output<typeof categoryListQuerySchema>,
  time: AnswerTime,
): Category[] {
  const root = categoryId === undefined ? index.roots : [index.categories.get(categoryId)];
  const shown = root.flatMap((category) =>
    category && category.products.size > 0 ? [toCategory(category, time)] : [],
  );
  const labelled = labels && labels.length > 0 ? withLabels(shown, labels) : shown;
  return pageSize === undefined ? labelled : labelled.slice((pageNum - 1) * pageSize, pageNum * pageSize);
}

/** The way from the root to a category, itself included. */
export const breadcrumbsOf = (category: IndexedCategory): CategoryView['breadcrumbs'] =>
  category.path.map(({ code, slug, name }) => ({ id: code, slug, name }));

/** Answer of `/catalog/category/view`; null for an unknown slug and for a category without products. */
export function viewCategory(index: CatalogueIndex, slug: string, time: AnswerTime): CategoryView | null {
  const category = index.categoriesBySlug.get(slug);
  if (!category || category.products.size === 0) return null;
  const parent = category.path.at(-2);
  const siblings = parent ? shownChildren(parent, time) : index.roots.filter((root) => root.products.size > 0);
  return {
    ...toCategory(category, time),
    breadcrumbs: breadcrumbsOf(category),
    seo: { ...listSeo(category.name), canonicalPath: `/${category.slug}` },
    siblings: siblings.map(({ slug, name, products }) => ({ slug, name, productsCount: products.size })),
  };
}
