/**
 * The closed lists of the API as plain data, without zod: for code that must run before hydration.
 */

/** Labels of products and categories; `shippingPaid` is paid delivery (reading 15). */
export const labels = [
  'new',
  'hit',
  'sale',
  'promo',
  'shippingIncluded',
  'shippingPaid',
  'markdown',
  'exclusive',
] as const;
export type Label = (typeof labels)[number];

/** Statuses of a product (specification §4, reading 15). */
export const productStatuses = [
  'inStock',
  'quickProduction',
  'preOrder',
  'expected',
  'outOfStock',
  'discontinued',
] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Statuses that count as active (specification §4). */
export const activeStatuses: readonly ProductStatus[] = ['inStock', 'quickProduction', 'preOrder'];

/** Orders of a product list that an address may ask for; the first is the default. */
export const sorts = ['popular', 'priceAsc', 'priceDesc', 'newest', 'rating', 'discount'] as const;
export type Sort = (typeof sorts)[number];

/** Sizes of a thumbnail and their width in pixels. */
export const thumbnailWidths = { xs: 96, s: 240, m: 480, l: 960, xl: 1600 } as const;
export type ThumbnailType = keyof typeof thumbnailWidths;

/** Groups of attachments as the store holds them (reading 16). */
export const attachmentGroups = ['Инструкция', 'Драйвер', 'Приложения', 'Видео'] as const;
export type AttachmentGroup = (typeof attachmentGroups)[number];

/** The problems of a cart line. */
export const cartProblems = ['priceChanged', 'outOfStock', 'limited', 'notOrderable'] as const;
export type CartProblem = (typeof cartProblems)[number];

/** Why a coupon takes nothing off a cart. */
export const couponProblems = ['couponExpired', 'couponUsed', 'couponMinTotal'] as const;
export type CouponProblem = (typeof couponProblems)[number];

/** Why a product could not be added to a cart, or not as many of it as were asked for. */
export const additionProblems = ['notFound', 'noPrice', 'notOrderable', 'limited', 'cartFull'] as const;
export type AdditionProblem = (typeof additionProblems)[number];

/** Slices of the price histogram of a list. */
export const priceSlices = 24;

/** Most options of a filter that is offered as a range: an address names each one inside it. */
export const maxRangeOptions = 50;

/** Most options of a filter that come with a list, and with one answer to what was typed to find others. */
export const shownOptions = 100;

/** Most options of a filter that are ever listed together. */
export const maxListedOptions = 5000;

/** Most products of one page of a list. */
export const maxPageSize = 96;

/** Highest page number that is read at all; above it an address is wrong. */
export const maxPage = 1_000_000;

/** Most units of one product in a cart. */
export const maxQuantity = 999;

/** Most products of one main category that are compared (contract §2). */
export const maxCompared = 6;
