import { newIdempotencyKey } from '@vitryna/api-client';
import { tokenParameter } from '@vitryna/contracts/route-facts';
import { type NoJsQuery, readNoJsQuery } from './no-js-query.ts';

/** The data of an e-mail link's page: its token, a key for its form, and what became of that. */
export type EmailPage = NoJsQuery & { token: string; key: string };

export function readEmailPage({ url }: Pick<Request, 'url'>): EmailPage {
  const query = new URL(url).searchParams;
  return { token: query.get(tokenParameter) ?? '', key: newIdempotencyKey(), ...readNoJsQuery(query) };
}
