import type { APIRequestContext } from '@playwright/test';
import { apiPort } from './store.ts';

/** A message that the store has written. */
export type KeptMessage = { id: number; kind: string; subject: string; text: string; links: string[] };

const address = (path: string) => `http://127.0.0.1:${apiPort}/__dev/outbox${path}`;

/** The messages to an e-mail address or a phone, the newest first. */
export async function readOutbox(request: APIRequestContext, to: string): Promise<KeptMessage[]> {
  const answer = await request.get(address(`?to=${encodeURIComponent(to)}`));
  return ((await answer.json()) as { data: KeptMessage[] }).data;
}

/** A message as its reader sees it: its HTML. */
export const readShown = async (request: APIRequestContext, { id }: KeptMessage): Promise<string> =>
  (await request.get(address(`/${id}`))).text();
