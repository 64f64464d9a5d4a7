import type { z } from 'zod';
import type { JsonClient } from './json-client.ts';

/** Reads one call of the store API and unwraps its `data`; null when the answer to `etag` is "not modified". */
export async function readData<T>(
  client: JsonClient,
  path: string,
  schema: z.ZodType<T>,
  etag: string | null = null,
): Promise<{ data: T; etag: string | null } | null> {
  const answer = await client.get({ path, etag, signal: AbortSignal.timeout(5000) });
  if (answer.status === 304) return null;
  if (answer.status !== 200) throw new Error(`gateway: ${path} answers ${answer.status}`);
  const { body } = answer;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  return { data: schema.parse(data), etag: answer.etag };
}
