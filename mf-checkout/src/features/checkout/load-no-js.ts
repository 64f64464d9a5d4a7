import { type ApiClient, isApiError, newIdempotencyKey } from '@vitryna/api-client';
import type {
  CartSummary,
  CheckoutDraft,
  CheckoutOptions,
  City,
  PickupPoint,
  SavedAddress,
  Warehouse,
} from '@vitryna/contracts/api';
import { formParameters } from '@vitryna/contracts/route-facts';
import { findCities, readCity, readPoint } from '@vitryna/delivery-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { findPoints } from './api/find-points.ts';
import { getAddresses } from './api/get-addresses.ts';
import { getDraft } from './api/get-draft.ts';
import { getOptions } from './api/get-options.ts';
import { getOrderSummary } from './api/get-order-summary.ts';
import { getPickupPoints } from './api/get-pickup-points.ts';
import { elsewhere, noJsParameters } from './no-js-order.ts';
import { collectsAt, deliveryTo, goesTo } from './saved-address.ts';

/** The no-JS checkout; null in a tab and for who has nothing in the cart. */
export type NoJsCheckout = {
  draft: CheckoutDraft;
  options: CheckoutOptions;
  summary: CartSummary;
  /** Of the account; none of a guest. */
  addresses: SavedAddress[];
  /** The one that the order goes to; null for another place. */
  address: SavedAddress | null;
  /** Cities that were looked for; null where a city is chosen. */
  cities: City[] | null;
  city: City | null;
  points: Warehouse[];
  pickupPoints: PickupPoint[];
  /** Why the last press was refused. */
  problem: string;
  wrong: string[];
  /** The search. */
  asked: { city: string; point: string };
  key: string;
} | null;

/** Reads what belongs to a document alone: in a tab the form arrives after hydration and asks for itself. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<NoJsCheckout | 'empty'> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const [options, kept, addresses] = await Promise.all([
    // 422 says that there is nothing to order (contract §5).
    getOptions(api, {}).catch((error: unknown) => (isApiError(error) && error.status === 422 ? 'empty' : null)),
    getDraft(api).catch(() => null),
    // 401 says that it is a guest.
    getAddresses(api).catch(() => []),
  ]);
  if (options === 'empty' || options === null) return options;
  const asked = { city: query.get(noJsParameters.city) ?? '', point: query.get(noJsParameters.point) ?? '' };
  const problem = query.get(formParameters.problem) ?? '';
  // A form that was refused holds what was chosen after the address had been.
  const wanted = problem === '' ? query.get(noJsParameters.address) : null;
  const begun = draftTo(kept ?? {}, wanted, addresses);
  const known = begun.delivery ?? {};
  const cityRef = query.get(noJsParameters.cityRef) ?? (asked.city === '' ? (known.cityRef ?? '') : '');
  // A door or a point of another city is none of this one.
  const draft = { ...begun, delivery: known.cityRef === cityRef ? known : { method: known.method } };
  const method = draft.delivery.method ?? 'warehouse';
  const [city, cities, points, pickupPoints, summary] = await Promise.all([
    cityRef === '' ? null : readCity(api, cityRef).catch(() => null),
    cityRef === '' ? findCities(api, asked.city, signal).catch(() => []) : null,
    cityRef === '' ? [] : readPoints(api, { cityRef, query: asked.point }, draft.delivery.warehouseRef ?? '', signal),
    getPickupPoints(api).catch(() => []),
    getOrderSummary(api, cityRef === '' ? {} : { deliveryMethod: method, cityRef }, signal).catch(() => null),
  ]);
  return (
    summary && {
      draft,
      addresses,
      address: addresses.find((one) => goesTo(draft.delivery, one)) ?? null,
      options,
      summary,
      cities: city ? null : (cities ?? []),
      city,
      points,
      pickupPoints,
      problem,
      wrong: (query.get(formParameters.fields) ?? '').split(',').filter((name) => name !== ''),
      asked,
      key: newIdempotencyKey(),
    }
  );
}

/** The draft with the address that was asked for in the place of its delivery: a saved one, or one that is still to be filled in. */
function draftTo(draft: CheckoutDraft, wanted: string | null, addresses: readonly SavedAddress[]): CheckoutDraft {
  if (wanted === elsewhere) return { ...draft, delivery: {} };
  const address = addresses.find(({ id }) => id === wanted);
  if (!address) return draft;
  const { recipient, anotherRecipient = null } = draft;
  const collects = collectsAt(address, { orders: recipient ?? {}, collects: anotherRecipient }, addresses);
  return {
    ...draft,
    delivery: deliveryTo(address),
    ...(collects !== undefined && { anotherRecipient: collects }),
  };
}

/** The points to choose from, and before them the one that is chosen already where it is not among them. */
async function readPoints(
  api: ApiClient,
  { cityRef, query }: { cityRef: string; query: string },
  chosenRef: string,
  signal: AbortSignal,
): Promise<Warehouse[]> {
  const [points, chosen] = await Promise.all([
    findPoints(api, { cityRef, query, parcel: null }, signal).catch(() => []),
    chosenRef === '' || query !== '' ? null : readPoint(api, chosenRef, { cityRef }).catch(() => null),
  ]);
  return chosen === null || points.some(({ ref }) => ref === chosenRef) ? points : [chosen, ...points];
}
