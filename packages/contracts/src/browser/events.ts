/**
 * Events between remotes: names, versions and flags as plain data, so that the bus needs no zod before hydration.
 * `event-schemas.ts` holds the schemas of the payloads. Adding an event is a change that the other teams review.
 *
 * A change that old listeners cannot read gets a new version; the bus drops what has another version than its table.
 */

/** The payload of each event: facts, not state, as listeners read their own data again. Never personal data. */
export type EventPayloads = {
  /** Lines or quantities of the cart changed, here or in another tab. */
  'checkout:cart-changed': {
    reason: 'added' | 'quantity-changed' | 'removed' | 'cleared' | 'reloaded';
    productId: string | null;
  };
  /** The cart was shown with something in it. */
  'checkout:cart-viewed': Record<string, never>;
  /** Somebody signed in or out, or changed the profile. */
  'account:user-changed': { isSignedIn: boolean };
  /** A product joined or left the favourites; `productId` is null when the whole list changed. */
  'account:favourites-changed': { productId: string | null; isFavourite: boolean };
  /** A product joined or left the comparison; `productId` is null when the whole list changed. */
  'catalog:comparison-changed': { productId: string | null; isCompared: boolean };
  /** The checkout was shown with something in the cart. */
  'checkout:checkout-started': { units: number };
  /** The shopper said how the order is to come. */
  'checkout:delivery-selected': { method: string };
  /** The shopper said how the order is to be paid. */
  'checkout:payment-selected': { method: string };
  /** The server took an order. Sums in hryvnia; `delivery` is null while nobody knows its price. Nothing of the recipient. */
  'checkout:order-placed': {
    number: string;
    total: number;
    delivery: number | null;
    coupon: string | null;
    lines: { productId: string; quantity: number; price: number }[];
  };
  /** A product page was shown. */
  'product:product-viewed': { productId: string };
  /** The server answered from another composition than this page's: the next navigation loads the document. */
  'shell:composition-changed': { compositionId: string };
};
export type EventName = keyof EventPayloads;

/**
 * `latched` events are replayed to late subscribers, the last one only; `none` are heard live or not at all.
 * `crossTab` events also reach the other tabs of the shop.
 */
export type EventDeclaration = { version: number; replay: 'latched' | 'none'; crossTab: boolean };

/** The event table. */
export const events = {
  'checkout:cart-changed': { version: 1, replay: 'none', crossTab: true },
  'checkout:cart-viewed': { version: 1, replay: 'none', crossTab: false },
  'account:user-changed': { version: 1, replay: 'latched', crossTab: true },
  'account:favourites-changed': { version: 1, replay: 'none', crossTab: true },
  'catalog:comparison-changed': { version: 1, replay: 'none', crossTab: true },
  // Latched: all three happen while a page is hydrated, before their listener has loaded.
  'product:product-viewed': { version: 1, replay: 'latched', crossTab: false },
  'checkout:checkout-started': { version: 1, replay: 'latched', crossTab: false },
  'checkout:order-placed': { version: 1, replay: 'latched', crossTab: false },
  'checkout:delivery-selected': { version: 1, replay: 'none', crossTab: false },
  'checkout:payment-selected': { version: 1, replay: 'none', crossTab: false },
  'shell:composition-changed': { version: 1, replay: 'latched', crossTab: false },
} as const satisfies Record<EventName, EventDeclaration>;
