import type { ProductCard } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { EventPayloads } from '@vitryna/contracts/events';
import { sum, times, toHryvnia, toMinor } from '@vitryna/money';
import type { DataLayerEvent } from './data-layer.ts';

/** The place of a press: the kind of page, and the heading above the products. */
export type ListPlace = { id: string; name: string };

/** A product as Google's e-commerce events name it (contract §9). */
export type EcommerceItem = {
  item_id: string;
  item_name: string;
  /** Left out where the shop names none: a zero would count as a sale for nothing. */
  price?: number;
  item_brand: string;
  quantity: number;
  /** Its place in the list, from 0. */
  index?: number;
  item_list_id?: string;
  item_list_name?: string;
} & Partial<Record<'item_category' | `item_category${2 | 3 | 4 | 5}`, string>>;

export type CountedProduct = { card: ProductCard; categories: string[] };

const currency = 'UAH';
const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const;

type ItemOptions = {
  locale: Locale;
  list?: ListPlace | null;
  quantity?: number;
  price?: number;
  index?: number;
};

/** A product in the language of the page; `price` is its current one unless another was paid. */
export function toItem(
  { card, categories }: CountedProduct,
  { locale, list, quantity = 1, price, index }: ItemOptions,
): EcommerceItem {
  const paid = price ?? card.prices.find(({ type }) => type === 'current')?.money.amount;
  return {
    item_id: card.id,
    item_name: card.name[locale],
    ...(paid !== undefined && { price: paid }),
    item_brand: card.manufacturer.name,
    ...Object.fromEntries(categories.slice(0, levels.length).map((name, index) => [levels[index], name])),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
    ...(index !== undefined && { index }),
    quantity,
  };
}

const sumOf = (items: EcommerceItem[]): number =>
  toHryvnia(sum(items.map(({ price = 0, quantity }) => times(toMinor(price), quantity))));

type ProductEventName =
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'add_to_wishlist'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info';

/** An event about products. */
export const productEvent = (
  event: ProductEventName,
  items: EcommerceItem[],
  more: { shipping_tier?: string; payment_type?: string } = {},
): DataLayerEvent => ({ event, ecommerce: { currency, value: sumOf(items), ...more, items } });

/** Products that stand in a list, seen or pressed; such an event has no sum: nobody has chosen yet. */
export const listEvent = (
  event: 'view_item_list' | 'select_item',
  { id, name }: ListPlace,
  items: EcommerceItem[],
): DataLayerEvent => ({ event, ecommerce: { item_list_id: id, item_list_name: name, items } });

/** An order that was taken; its number counts it once. */
export const purchaseEvent = (
  { number, total, delivery, coupon }: EventPayloads['checkout:order-placed'],
  items: EcommerceItem[],
): DataLayerEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: number,
    currency,
    value: total,
    ...(delivery !== null && { shipping: delivery }),
    ...(coupon && { coupon }),
    items,
  },
});
