import { nothingSchema } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';

export async function signOut(api: StoreApi): Promise<void> {
  await api.post('/account/sign/out', {}, { schema: nothingSchema });
}
