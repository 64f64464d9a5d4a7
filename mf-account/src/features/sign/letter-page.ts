import { newIdempotencyKey } from '@vitryna/api-client';
import { tokenParameter } from '@vitryna/contracts/route-facts';
import { type PlainQuery, readPlainQuery } from './plain-query.ts';

/** What the page of a letter's link needs: its token, a key for its form, and what became of that. */
export type LetterPage = PlainQuery & { token: string; key: string };

export function readLetterPage({ url }: Pick<Request, 'url'>): LetterPage {
  const query = new URL(url).searchParams;
  return { token: query.get(tokenParameter) ?? '', key: newIdempotencyKey(), ...readPlainQuery(query) };
}
