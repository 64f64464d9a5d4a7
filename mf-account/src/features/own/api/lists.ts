import type { ApiClient } from '@vitryna/api-client';
import {
  type OwnCoupons,
  type OwnQuestions,
  type OwnReviews,
  ownCouponsSchema,
  ownQuestionsSchema,
  ownReviewsSchema,
  type Watches,
  watchesSchema,
} from '@vitryna/contracts/api';

/** Which products the user waits for. */
export function getWatches(api: ApiClient): Promise<Watches> {
  return api.get('/account/watch/list', { schema: watchesSchema });
}

/** Stops waiting for one; answers the others. */
export function removeWatch(api: ApiClient, watch: { kind: 'price' | 'goods'; id: string }): Promise<Watches> {
  return api.post('/account/watch/remove', watch, { schema: watchesSchema });
}

export function getReviews(api: ApiClient, page: number): Promise<OwnReviews> {
  return api.get('/account/review/list', { query: { page }, schema: ownReviewsSchema });
}

export function getQuestions(api: ApiClient, page: number): Promise<OwnQuestions> {
  return api.get('/account/question/list', { query: { page }, schema: ownQuestionsSchema });
}

/** Coupons of the confirmed e-mail, the latest first. */
export function getCoupons(api: ApiClient): Promise<OwnCoupons> {
  return api.get('/account/coupon/list', { schema: ownCouponsSchema });
}
