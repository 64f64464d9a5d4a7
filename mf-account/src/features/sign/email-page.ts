import { newIdempotencyKey } from '@vitryna/api-client';
import { tokenParameter } from '@vitryna/contracts/route-facts';
import { type PlainQuery, readPlainQuery } from './plain-query.ts';

/** What the page of an e-mail's link needs: its token, a key for its form, and what became of that. */
export type EmailPage = PlainQuery & { token: string; key: string };

export function readEmailPage({ url }: Pick<Request, 'url'>): EmailPage {
  const query = new URL(url).searchParams;
  return { token: query.get(tokenParameter) ?? '', key: newIdempotencyKey(), ...readPlainQuery(query) };
}
