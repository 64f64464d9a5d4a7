import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What a writer did, and what does not fit to it. */
export type WriterReport = {
  /** Writes that were answered in the end. */
  writes: number;
  /** Times a write was sent again under its key. */
  repeats: number;
  /** Ids of the messages that were taken. */
  requestIds: string[];
  /** Writes that got no answer within `stuckMs` although the store was asked all the time. */
  stuck: number;
  /** Answers that no write of this kind may get. */
  refused: string[];
  /** What the cart should hold, by the answers. */
  quantity: number;
  /** The session that the writer was given, or null. */
  cookie: string | null;
};

type WriterOptions = {
  /** Where the store is now; asked before each request. */
  base: () => string;
  /** A product of which five pieces can be bought. */
  productId: string;
  signal: AbortSignal;
  /** How long a write is sent again before it counts as stuck, in milliseconds. */
  stuckMs: number;
};

/** The most that a writer puts into its cart. */
const most = 5;

/** Answers that say: send it again under the same key. */
const isPassing = (status: number, text: string): boolean => status >= 500 || text.includes('"inProgress"');

/**
 * A shopper who writes until the signal, and sends under the same key what was not answered: units into the cart and out again, and
 * messages. A write that was done twice or not at all shows in the cart or among the messages.
 */
export async function writePersistently({ base, productId, signal, stuckMs }: WriterOptions): Promise<WriterReport> {
  const report: WriterReport = {
    writes: 0,
    repeats: 0,
    requestIds: [],
    stuck: 0,
    refused: [],
    quantity: 0,
    cookie: null,
  };

  const send = async (path: string, body: object): Promise<unknown> => {
    const key = randomUUID();
    for (const begun = performance.now(); ; report.repeats += 1) {
      const answer = await fetch(`${base()}/user${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': key,
          ...(report.cookie !== null && { cookie: report.cookie }),
        },
      })
        .then(async (one) => ({ status: one.status, text: await one.text(), cookies: one.headers.getSetCookie() }))
        .catch(() => null);
      if (answer !== null && !isPassing(answer.status, answer.text)) {
        report.writes += 1;
        const sid = answer.cookies.find((line) => line.startsWith('sid='))?.split(';')[0];
        report.cookie = sid ?? report.cookie;
        if (answer.status === 200) return (JSON.parse(answer.text) as { data: unknown }).data;
        report.refused.push(`${path} ${answer.status} ${answer.text}`);
        return undefined;
      }
      if (performance.now() - begun > stuckMs) {
        report.stuck += 1;
        return undefined;
      }
      await wait(30);
    }
  };

  const change = async (step: 1 | -1): Promise<void> => {
    const path = `/catalog/product/cart/${step === 1 ? 'add' : 'remove'}`;
    if ((await send(path, { productId, quantity: 1 })) !== undefined) report.quantity += step;
  };
  const message = async (): Promise<void> => {
    const sentAt = Date.now();
    const body = { event: 'callback', name: 'Олена', phone: '0671234567', agree: true, website: '' };
    const taken = await send('/marketing/event', { ...body, startedAt: sentAt - 60_000, sentAt });
    if (taken !== undefined) report.requestIds.push((taken as { id: string }).id);
  };

  for (let step: 1 | -1 = 1; !signal.aborted; ) {
    await change(step);
    if (report.quantity >= most) step = -1;
    if (report.quantity <= 0) step = 1;
    await message();
  }
  return report;
}
