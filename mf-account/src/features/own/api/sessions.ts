import type { ApiClient } from '@vitryna/api-client';
import { sessionsSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

export type Sessions = z.infer<typeof sessionsSchema>;

/** The user's sessions, the latest first. */
export function getSessions(api: ApiClient): Promise<Sessions> {
  return api.get('/account/session/list', { schema: sessionsSchema });
}

/** Ends one of them; answers those that are left. */
export function removeSession(api: ApiClient, id: string): Promise<Sessions> {
  return api.post('/account/session/remove', { id }, { schema: sessionsSchema });
}

/** Ends all but this one, and takes the other devices for strangers. */
export function removeOtherSessions(api: ApiClient): Promise<Sessions> {
  return api.post('/account/session/remove/others', {}, { schema: sessionsSchema });
}
