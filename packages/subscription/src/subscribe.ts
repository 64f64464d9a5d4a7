import { type ApiClient, isApiError } from '@vitryna/api-client';
import { type Coupon, couponSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { SubscriptionValues } from './subscription-schema.ts';

/** Sends a subscription; null when the address has had its coupon. */
export type SendSubscription = (values: SubscriptionValues, guard: RobotGuard) => Promise<Coupon | null>;

/**
 * Subscribes and asks for the coupon (specification §7).
 *
 * @returns the coupon, or null when this address has had one
 * @throws an `ApiError`
 */
export async function subscribe(
  api: ApiClient,
  { name, email, isMailingAccepted }: SubscriptionValues,
  guard: RobotGuard,
): Promise<Coupon | null> {
  const body = {
    event: 'subscriptionWithCoupon',
    email,
    isConfirmed: true,
    name,
    marketing: isMailingAccepted,
    ...guard,
  };
  try {
    return await api.post('/marketing/event', body, { schema: couponSchema });
  } catch (error) {
    if (isApiError(error) && error.status === 409 && error.code === 'alreadySubscribed') return null;
    throw error;
  }
}
