import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A writer's operations, and the contradictions. */
export type WriterReport = {
  /** Writes that were answered in the end. */
  writes: number;
  /** Times a write was sent again under its key. */
  repeats: number;
  /** Names under which messages were taken: each message has one of its own. */
  messages: string[];
  /** Writes whose key was said to be in progress for `stuckMs`, by nothing but such answers. */
  stuck: number;
  /** Writes that no process answered for `patienceMs` after the last kill: too slow to tell, or never to be answered. */
  unanswered: number;
  /** Answers that no write of this kind may get. */
  refused: string[];
  /** The expected cart, by the answers. */
  quantity: number;
  /** The session that the writer was given, or null. */
  cookie: string | null;
};

type WriterOptions = {
  /** The store's current address; asked before each request. */
  base: () => string;
  /** A product of which five pieces can be bought. */
  productId: string;
  signal: AbortSignal;
  /** How long one request waits for its answer, in milliseconds. */
  answerMs?: number;
  /** How long a key may be in progress: longer than any process can hold one, in milliseconds. */
  stuckMs: number;
  /** How long a write is sent again once nothing is killed any more (the signal), in milliseconds. */
  patienceMs: number;
};

/** A name of a person that nobody else has. */
const nameOf = (key: string): string => key.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** How many answered messages are not among the names that the store kept, and how many it kept more than once. */
export function compareMessages(kept: readonly string[], answered: readonly string[]) {
  const names = new Set(kept);
  return { lost: answered.filter((name) => !names.has(name)).length, doubled: kept.length - names.size };
}

/** A body that came too slowly, too many calls: they say nothing of what was sent under the key before, so it is sent again. */
const passing = new Set([408, 429]);

/** The most that a writer puts into its cart. */
const most = 5;

/**
 * A shopper who writes until the signal, and sends under the same key what was not answered: units into the cart and out again, and
 * messages. A write that was done twice or not at all shows in the cart or among the messages. A store that is only slow is waited for:
 * what was given up might have been done, and would count as neither.
 */
export async function writePersistently(options: WriterOptions): Promise<WriterReport> {
  const { base, productId, signal, answerMs = 10_000, stuckMs, patienceMs } = options;
  const report: WriterReport = {
    writes: 0,
    repeats: 0,
    messages: [],
    stuck: 0,
    unanswered: 0,
    refused: [],
    quantity: 0,
    cookie: null,
  };

  const send = async (path: string, body: object, key: string = randomUUID()): Promise<unknown> => {
    let heldSince: number | null = null;
    let calmSince: number | null = null;
    for (; ; report.repeats += 1) {
      const answer = await fetch(`${base()}/user${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerMs),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': key,
          ...(report.cookie !== null && { cookie: report.cookie }),
        },
      })
        .then(async (one) => ({ status: one.status, text: await one.text(), cookies: one.headers.getSetCookie() }))
        .catch(() => null);
      const isHeld = answer?.text.includes('"inProgress"') ?? false;
      if (answer !== null && answer.status < 500 && !isHeld && !passing.has(answer.status)) {
        report.writes += 1;
        const sid = answer.cookies.find((line) => line.startsWith('sid='))?.split(';')[0];
        report.cookie = sid ?? report.cookie;
        if (answer.status === 200) return (JSON.parse(answer.text) as { data: unknown }).data;
        report.refused.push(`${path} ${answer.status} ${answer.text}`);
        return undefined;
      }
      const now = performance.now();
      heldSince = isHeld ? (heldSince ?? now) : null;
      calmSince = signal.aborted ? (calmSince ?? now) : null;
      if (heldSince !== null && now - heldSince > stuckMs) {
        report.stuck += 1;
        return undefined;
      }
      if (calmSince !== null && now - calmSince > patienceMs) {
        report.unanswered += 1;
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
    const key = randomUUID();
    const name = nameOf(key);
    const sentAt = Date.now();
    const body = { event: 'callback', name, phone: '0671234567', agree: true, extraNote: '' };
    const taken = await send('/marketing/event', { ...body, startedAt: sentAt - 60_000, sentAt }, key);
    if (taken !== undefined) report.messages.push(name);
  };

  for (let step: 1 | -1 = 1; !signal.aborted; ) {
    await change(step);
    if (report.quantity >= most) step = -1;
    if (report.quantity <= 0) step = 1;
    await message();
  }
  return report;
}
