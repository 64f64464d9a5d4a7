import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { z } from 'zod';

/** Addresses of a running store below the language, as its sitemaps have them. */
export type KnownAddresses = { categories: string[]; products: string[]; pages: string[] };

const listed = z.array(z.object({ path: z.string().regex(/^\/(?!\/)/) }));
const answered = z.object({ data: listed });
/** Products of the first part of a catalogue: some of the oldest, which every store still has. */
const productsPath = '/discovery/products?file=1&after=0&limit=60';

/** Thrown when the API does not serve the gate: it says nothing about the candidate. */
export class UnservedError extends Error {}

/** Asks for what sitemaps are written from; a list that the service does not have (404) is empty, any other failure is one. */
export async function readKnownAddresses(fetch: UpstreamFetch, timeoutMs: number): Promise<KnownAddresses> {
  const read = async (upstream: 'api' | 'content', path: string): Promise<string[]> => {
    const { status, body } = await fetch({ upstream, path, signal: AbortSignal.timeout(timeoutMs) });
    if (status === 404) return [];
    const answer = answered.safeParse(body);
    if (status !== 200 || !answer.success) throw new UnservedError(`${upstream} answers ${status} to ${path}`);
    return answer.data.data.map((entry) => entry.path.slice(1));
  };
  const [categories, products, pages] = await Promise.all([
    read('api', '/discovery/categories'),
    read('api', productsPath),
    read('content', '/discovery/pages'),
  ]);
  return { categories, products, pages };
}
