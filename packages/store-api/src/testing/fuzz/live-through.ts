import type { CartSummary, OrderCreated } from '@vitryna/contracts/api';
import type { TestBrowser } from '../test-browser.ts';
import type { KnownTexts } from './valid-values.ts';

/** Texts for a shopper who has bought, paid, shared and asked: the texts that lead calls to it, by the names that ask for them. */
export type Lived = { texts: Omit<KnownTexts, 'any'>; attempt: { id: string; amount: number } };

const buyer = { firstName: 'Олена', lastName: 'Шевченко', phone: '+380671234567' };
type Read = TestBrowser['read'];

async function order(read: Read, email: string): Promise<OrderCreated & { total: number }> {
  const { hash, total } = (await read('GET', '/user/catalog/product/cart/summary')) as CartSummary;
  const made = await read('POST', '/user/order/create', {
    recipient: { ...buyer, email },
    delivery: { method: 'pickup', pointId: 'kyiv-1' },
    payment: { method: 'card' },
    agree: true,
    expected: { total: total.amount, hash },
  });
  return { ...(made as OrderCreated), total: total.amount };
}

/** The signed half of the bank's address says which visit it is. */
function readAttempt(url: string): { attemptId: string; amount: number } {
  const [data = ''] = new URL(url).pathname.split('/').at(-1)?.split('.') ?? [];
  return JSON.parse(Buffer.from(data, 'base64url').toString()) as { attemptId: string; amount: number };
}

/** The token of the e-mail about an order, which `/__dev` shows. */
async function readEmail(read: Read, email: string): Promise<string> {
  const mails = (await read('GET', `/__dev/outbox?to=${encodeURIComponent(email)}`)) as { links: string[] }[];
  const tokens = mails.flatMap(({ links }) => links.map((link) => new URL(link).searchParams.get('token')));
  return tokens.find((token) => token !== null) ?? '';
}

/**
 * Buys a product, begins to pay, shares the cart and fills it again, so that calls about orders, payments and carts can be reached. The
 * browser keeps the session of it; `/__dev` has to be open.
 */
export async function liveThrough({ read }: TestBrowser, productId: string, email: string): Promise<Lived> {
  await read('POST', '/user/catalog/product/cart/add', { productId, quantity: 1 });
  const { url: shared } = (await read('POST', '/user/catalog/product/cart/share')) as { url: string };
  const { id, number } = await order(read, email);
  const { url } = (await read('POST', '/user/order/payment/init', { orderId: id, method: 'card' })) as { url: string };
  const { attemptId, amount } = readAttempt(url);
  await read('POST', '/user/catalog/product/cart/add', { productId, quantity: 1 });
  const { hash, total } = (await read('GET', '/user/catalog/product/cart/summary')) as CartSummary;
  const cartToken = new URL(shared, 'http://store').searchParams.get('cart') ?? '';
  return {
    texts: {
      orderId: [id],
      number: [number],
      token: [await readEmail(read, email), cartToken],
      hash: [hash],
      total: [String(total.amount)],
      pointId: ['kyiv-1'],
      phone: [buyer.phone],
      edrpou: ['14360570'],
      iban: ['UA213223130000026007233566001'],
    },
    attempt: { id: attemptId, amount },
  };
}
