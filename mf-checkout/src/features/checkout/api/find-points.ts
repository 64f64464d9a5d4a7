import type { ApiClient } from '@vitryna/api-client';
import { type ListedWarehouse, type Parcel, warehouseListSchema } from '@vitryna/contracts/api';

type Asked = { cityRef: string; query: string; parcel: Parcel | null };

/** Post offices and boxes of a city by number or street; what cannot take the parcel says so. */
export async function findPoints(
  api: ApiClient,
  { cityRef, query, parcel }: Asked,
  signal: AbortSignal,
): Promise<ListedWarehouse[]> {
  const { items } = await api.get('/delivery/warehouse/list', {
    schema: warehouseListSchema,
    query: {
      cityRef,
      ...(query.trim() !== '' && { query: query.trim() }),
      ...(parcel && { weightKg: String(parcel.weightKg), sizeCm: parcel.sizeCm.map(String) }),
    },
    signal,
    isQuiet: true,
  });
  return items;
}
