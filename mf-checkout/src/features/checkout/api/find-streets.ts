import type { ApiClient } from '@vitryna/api-client';
import { type Street, streetsSchema } from '@vitryna/contracts/api';

type Asked = { cityRef: string; query: string };

/** Streets of a city by the beginning of their name. */
export async function findStreets(api: ApiClient, asked: Asked, signal: AbortSignal): Promise<Street[]> {
  const query = asked.query.trim();
  if (query.length < 2) return [];
  return api.get('/delivery/street/list', { schema: streetsSchema, query: { ...asked, query }, signal, isQuiet: true });
}
