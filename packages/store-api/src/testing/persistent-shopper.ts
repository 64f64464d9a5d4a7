import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** The messages shown to a shopper. */
export type ShopperReport = {
  /** Orders that were acknowledged: their id, what was seen as the total, and whether the bank took the money. */
  orders: { id: string; total: number; isPaid: boolean }[];
  /** Orders that were refused because there was no more of it. */
  soldOut: number;
  /** Writes that were answered in the end. */
  writes: number;
  repeats: number;
  /** Answers that nobody may get. */
  refused: string[];
  stuck: number;
  /** Milliseconds of each acknowledged `/order/create`. */
  createMs: number[];
};

type ShopperOptions = {
  /** The store's current address; asked before each request. */
  base: () => string;
  productIds: readonly string[];
  /** How many orders this shopper makes. */
  orders: number;
  paysByCard: boolean;
  stuckMs: number;
};

type Answer = { status: number; body: { data?: unknown; error?: { code: string; details?: { max?: number } } } };

/**
 * Between two tries, in milliseconds: at first as quick as somebody who presses again, then as patient as a browser. Sixteen who never
 * wait take half a core from the store that they wait for.
 */
const [shortestPauseMs, longestPauseMs] = [30, 480];

const person = { firstName: 'Олена', lastName: 'Шевченко', phone: '0671234567', email: 'olena@example.com' };

/** A shopper who orders one thing after another, and sends under the same key what was not answered. */
export async function shopPersistently(options: ShopperOptions): Promise<ShopperReport> {
  const report: ShopperReport = { orders: [], soldOut: 0, writes: 0, repeats: 0, refused: [], stuck: 0, createMs: [] };
  let cookie = '';

  const once = async (method: string, path: string, body: object | null, key: string): Promise<Answer | null> => {
    try {
      const answer = await fetch(`${options.base()}/user${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie,
          'idempotency-key': key,
        },
      });
      cookie =
        answer.headers
          .getSetCookie()
          .find((line) => line.startsWith('sid='))
          ?.split(';')[0] ?? cookie;
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    } catch {
      return null;
    }
  };
  const ask = async (method: string, path: string, body: object | null = null): Promise<Answer> => {
    const key = randomUUID();
    let pauseMs = shortestPauseMs;
    for (const begun = performance.now(); ; report.repeats += 1) {
      const answer = await once(method, path, body, key);
      const isPassing = answer === null || answer.status >= 500 || answer.body.error?.code === 'inProgress';
      if (answer !== null && !isPassing) {
        if (method === 'POST') report.writes += 1;
        return answer;
      }
      if (performance.now() - begun > options.stuckMs) {
        report.stuck += 1;
        throw new Error(`${path} is not answered`);
      }
      await wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const pay = async (orderId: string): Promise<boolean> => {
    const { body } = await ask('POST', '/order/payment/init', { orderId, method: 'card' });
    const { url } = body.data as { url: string };
    const form = new URLSearchParams({ action: 'approve' });
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    return answer.status === 303;
  };
  const order = async (productId: string): Promise<void> => {
    const added = await ask('POST', '/catalog/product/cart/add', { productId, quantity: 1 });
    if (added.status === 409) {
      report.soldOut += 1;
      return;
    }
    const { data } = (await ask('GET', '/catalog/product/cart/summary')).body;
    const { hash, total } = data as { hash: string; total: { amount: number } };
    const begun = performance.now();
    const made = await ask('POST', '/order/create', {
      recipient: person,
      delivery: { method: 'pickup', pointId: 'kyiv-1' },
      payment: { method: options.paysByCard ? 'card' : 'cashOnDelivery' },
      agree: true,
      expected: { total: total.amount, hash },
    });
    if (made.status === 409) {
      report.soldOut += 1;
      await ask('POST', '/catalog/product/cart/remove', { productId, quantity: 1 });
    } else if (made.status === 200) {
      report.createMs.push(performance.now() - begun);
      const { id } = made.body.data as { id: string };
      report.orders.push({ id, total: total.amount, isPaid: options.paysByCard && (await pay(id)) });
    } else report.refused.push(`${made.status} ${JSON.stringify(made.body)}`);
  };

  for (let count = 0; count < options.orders; count += 1) {
    const productId = options.productIds[count % options.productIds.length] ?? '';
    await order(productId).catch((error: unknown) => report.refused.push(String(error)));
  }
  return report;
}
