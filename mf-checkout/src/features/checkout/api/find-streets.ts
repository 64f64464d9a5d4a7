import type { ApiClient } from '@vitryna/api-client';
import { type Street, streetsSchema } from '@vitryna/contracts/api';

type Asked = { cityRef: string; query: string };

/** Letters of a name from which on streets are looked for (contract §4). */
export const streetLetters = 2;

/** Streets of a city by the beginning of their name. */
export function findStreets(api: ApiClient, asked: Asked, signal: AbortSignal): Promise<Street[]> {
  const query = { ...asked, query: asked.query.trim().slice(0, 60) };
  return api.get('/delivery/street/list', { schema: streetsSchema, query, signal, isQuiet: true });
}
