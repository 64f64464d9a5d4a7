import { meSchema, type User } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';

export function getMe(api: StoreApi): Promise<User | null> {
  return api.get('/account/me', { schema: meSchema });
}
