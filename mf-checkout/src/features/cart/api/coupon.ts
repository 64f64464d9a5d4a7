import type { ApiClient } from '@vitryna/api-client';
import { type CartSummary, cartSummarySchema } from '@vitryna/contracts/api';

const quiet = { schema: cartSummarySchema, isQuiet: true };

/** Puts a coupon into the cart. Quiet: the form says what was refused. */
export const addCoupon = (api: ApiClient, code: string): Promise<CartSummary> =>
  api.post('/catalog/product/cart/coupon/add', { code }, quiet);

/** Takes the coupon out of the cart. */
export const removeCoupon = (api: ApiClient): Promise<CartSummary> =>
  api.post('/catalog/product/cart/coupon/remove', {}, quiet);
