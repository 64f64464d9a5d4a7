import { type Maintenance, maintenanceSchema } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';

export function getMaintenance(api: StoreApi): Promise<Maintenance> {
  return api.get('/shared/maintenanceMode', { schema: maintenanceSchema, isQuiet: true });
}
