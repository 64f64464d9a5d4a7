/** Optional abilities of a store; the switch of the same name in `features` of `/shared/config` says that it can. */
export type Capability =
  /** The checkout takes cards. */
  | 'cardPayment'
  /** The checkout takes payment by parts. */
  | 'installment'
  /** The cart takes coupons; without it a coupon is named when an order is made by phone. */
  | 'couponsInCart';

/** Whether the store can do something: what it cannot do, or what is not known, is promised nowhere. */
export const isAbleTo = (
  capability: Capability,
  config: { features: Record<string, boolean> } | null | undefined,
): boolean => config?.features[capability] === true;
