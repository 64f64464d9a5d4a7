import { isApiError, newIdempotencyKey } from '@vitryna/api-client';
import type { CartSummary, CheckoutDraft, CheckoutOptions, City, PickupPoint, Warehouse } from '@vitryna/contracts/api';
import { formParameters } from '@vitryna/contracts/route-facts';
import { findCities, readCity } from '@vitryna/delivery-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { findPoints } from './api/find-points.ts';
import { getDraft } from './api/get-draft.ts';
import { getOptions } from './api/get-options.ts';
import { getOrderSummary } from './api/get-order-summary.ts';
import { getPickupPoints } from './api/get-pickup-points.ts';
import { plainParameters } from './plain-order.ts';

/** What the checkout shows without JavaScript; null in a tab and for who has nothing in the cart. */
export type PlainCheckout = {
  draft: CheckoutDraft;
  options: CheckoutOptions;
  summary: CartSummary;
  /** Cities that were looked for; null where a city is chosen. */
  cities: City[] | null;
  city: City | null;
  points: Warehouse[];
  pickupPoints: PickupPoint[];
  /** Why the last press was refused. */
  problem: string;
  wrong: string[];
  /** What was looked for. */
  asked: { city: string; point: string };
  key: string;
} | null;

/** Reads what belongs to a document alone: in a tab the form arrives after hydration and asks for itself. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PlainCheckout | 'empty'> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const [options, draft] = await Promise.all([
    // 422 says that there is nothing to order (contract §5).
    getOptions(api, {}).catch((error: unknown) => (isApiError(error) && error.status === 422 ? 'empty' : null)),
    getDraft(api).catch(() => null),
  ]);
  if (options === 'empty' || options === null) return options;
  const asked = { city: query.get(plainParameters.city) ?? '', point: query.get(plainParameters.point) ?? '' };
  const cityRef = query.get(plainParameters.cityRef) ?? (asked.city === '' ? (draft?.delivery?.cityRef ?? '') : '');
  const method = draft?.delivery?.method ?? 'warehouse';
  const [city, cities, points, pickupPoints, summary] = await Promise.all([
    cityRef === '' ? null : readCity(api, cityRef).catch(() => null),
    cityRef === '' ? findCities(api, asked.city, signal).catch(() => []) : null,
    cityRef === '' ? [] : findPoints(api, { cityRef, query: asked.point, parcel: null }, signal).catch(() => []),
    getPickupPoints(api).catch(() => []),
    getOrderSummary(api, cityRef === '' ? {} : { deliveryMethod: method, cityRef }, signal).catch(() => null),
  ]);
  return (
    summary && {
      draft: draft ?? {},
      options,
      summary,
      cities: city ? null : (cities ?? []),
      city,
      points,
      pickupPoints,
      problem: query.get(formParameters.problem) ?? '',
      wrong: (query.get(formParameters.fields) ?? '').split(',').filter((name) => name !== ''),
      asked,
      key: newIdempotencyKey(),
    }
  );
}
