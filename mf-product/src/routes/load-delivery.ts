import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type CityView, loadCity } from '#features/delivery/load-city.ts';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';

/** How a product gets to the city of an address. */
export type DeliveryView = { head: ProductHeadView; city: CityView };

export async function loader(args: LoaderFunctionArgs): Promise<DeliveryView> {
  const { api } = args.context.get(appContext);
  const { head } = await loadProduct(args, 'summary');
  const { signal, url } = args.request;
  return { head, city: await loadCity(api, { productId: head.id, query: new URL(url).searchParams, signal }) };
}
