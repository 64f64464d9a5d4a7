import { type User, userSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { StoreApi } from '../options.ts';

export function saveLocale(api: StoreApi, locale: Locale): Promise<User> {
  return api.post('/account/update', { locale }, { schema: userSchema });
}
