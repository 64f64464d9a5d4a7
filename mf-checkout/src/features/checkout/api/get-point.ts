import type { ApiClient } from '@vitryna/api-client';
import { type Warehouse, warehouseSchema } from '@vitryna/contracts/api';

/** A post office or box by its reference. */
export function getPoint(api: ApiClient, query: { cityRef: string; warehouseRef: string }): Promise<Warehouse> {
  return api.get('/delivery/warehouse/view', { schema: warehouseSchema, query, isQuiet: true });
}
