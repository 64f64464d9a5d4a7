import { type ApiClient, isApiError } from '@vitryna/api-client';
import { type OrderWarranty, orderWarrantyFoundSchema } from '@vitryna/contracts/api';

/**
 * The warranty of an order by its number and phone; null where there is no such pair.
 *
 * @throws an `ApiError`
 */
export async function checkWarranty(
  api: ApiClient,
  body: { number: string; phone: string },
): Promise<OrderWarranty | null> {
  try {
    return await api.post('/order/warranty/check', body, { schema: orderWarrantyFoundSchema });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
