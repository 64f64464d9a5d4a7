import type { ApiClient } from '@vitryna/api-client';
import type { ProductDelivery } from '@vitryna/contracts/api';
import { type Found, useFound } from '@vitryna/delivery-view';

/** An answer with the moment of this tab's clock at which it came. */
export type DeliveryAt = { delivery: ProductDelivery; receivedAt: number };

/** How a product gets to a city; of another city nothing is shown. */
export function useDelivery(api: ApiClient, productId: string, cityRef: string | null): Found<DeliveryAt> {
  const found = useFound(
    cityRef && `${productId} ${cityRef}`,
    async (signal) => {
      const { getDelivery } = await import('./api/get-delivery.ts');
      const delivery = await getDelivery(api, { productId, cityRef: cityRef ?? '', signal });
      return { delivery, receivedAt: performance.now() };
    },
    0,
  );
  return found.data?.delivery.city.ref === cityRef ? found : { ...found, data: null };
}
