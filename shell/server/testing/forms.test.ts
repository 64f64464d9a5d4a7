import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, type GetOptions, startGateway } from './start-gateway.ts';

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
const order = {
  call: '/order/create',
  fields: { 'recipient.phone': 'text', parts: 'number', agree: 'flag', dontCall: 'flag' },
  to: 'order/{id}',
  draft: '/checkout/draft',
} as const;
const quantity = { call: '/cart/add', fields: { productId: 'text', quantity: 'number' }, to: 'cart' } as const;
const pay = { call: '/order/pay', fields: { method: 'text' }, away: 'payment.url' } as const;
const find = { call: '/order/track', fields: { number: 'text' }, to: 'order/{orderId}?token={token}' } as const;
const add = { ...quantity, isRepeatable: true } as const;
const sendBack = {
  call: '/order/return',
  fields: { 'lines.*.productId': 'text', 'lines.*.quantity': 'number', comment: 'text', files: 'files' },
} as const;
const routes: RouteDeclaration[] = [
  fakeRoute('home', ''),
  {
    ...fakeRoute('order', 'order/:orderId'),
    cache: 'private' as const,
    query: ['token'],
    forms: { pay, find, sendBack },
  },
  fakeRoute('catalog', 'catalog'),
  { ...fakeRoute('cart', 'cart'), cache: 'private' as const, ownCalls: ['/hello'], forms: { quantity, add, order } },
  { ...fakeRoute('careless', 'careless'), ownCalls: ['/hello'] },
];

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ releases: [{ name: 'shell' }, { name: 'mf-catalog', routes }] });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.api.requests.length = 0;
  for (const path of [
    'cart/add',
    'order/create',
    'order/pay',
    'order/track',
    'order/return',
    'shared/file/add',
    'checkout/draft',
  ])
    gateway.api.answers.delete(`/user/${path}`);
});

const asked = (path: string) => gateway.api.requests.filter(({ url }) => url === path);
const answerWith = (path: string, status: number, answer: unknown, cookie?: string) =>
  gateway.api.answers.set(path, (_: unknown, res: ServerResponse) => {
    res.writeHead(status, { 'Content-Type': 'application/json', ...(cookie && { 'Set-Cookie': cookie }) });
    res.end(JSON.stringify(answer));
  });
const refuse = (path: string, status: number, error: object) => answerWith(path, status, { error });
const post = (path: string, values: Record<string, string>, headers: GetOptions['headers'] = {}) =>
  gateway.get(path, {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

test('makes the call of a form with what the browser sent of itself, and leads on with a GET', async () => {
  answerWith('/user/cart/add', 200, { data: null }, 'sid=new; Path=/; HttpOnly');
  const browser = { Cookie: 'sid=abc', Origin: 'http://localhost:8080', 'Sec-Fetch-Site': 'same-origin' };
  const answer = await post(
    '/ua/cart',
    { form: 'quantity', key, productId: '7', quantity: '3', is_admin: '1' },
    browser,
  );
  expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    303,
    '/ua/cart',
    ['sid=new; Path=/; HttpOnly'],
  ]);
  const [{ body = '', headers = {} } = {}, ...more] = asked('/user/cart/add');
  expect(more).toEqual([]);
  expect(JSON.parse(body)).toEqual({ productId: '7', quantity: 3 });
  expect(headers).toMatchObject({
    cookie: 'sid=abc',
    origin: 'http://localhost:8080',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': key,
    'x-locale': 'uk',
    'x-gateway-secret': 'a secret of tests',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('adds nothing for a page of somebody else: what says where a form comes from is proxied as it is', async () => {
  refuse('/user/cart/add', 403, { code: 'forbidden', message: '@' });
  const answer = await post(
    '/cart',
    { form: 'quantity', key },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  );
  expect(answer.headers.location).toBe('/cart?form=quantity&problem=forbidden');
  expect(asked('/user/cart/add')[0]?.headers).toMatchObject({
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
});

test('nests fields by their paths, and leads where the answer says', async () => {
  answerWith('/user/order/create', 200, { data: { id: 'a/b', number: '1' } });
  const answer = await post('/cart', { form: 'order', key, 'recipient.phone': '0501234567', parts: '4', agree: 'on' });
  expect([answer.status, answer.headers.location]).toEqual([303, '/order/a%2Fb']);
  expect(JSON.parse(asked('/user/order/create')[0]?.body ?? '')).toEqual({
    recipient: { phone: '0501234567' },
    parts: 4,
    agree: true,
    dontCall: false,
  });
  expect(asked('/user/checkout/draft')).toEqual([]);
});

test('sends the items of a list of which the first field was filled in, in the order of their numbers', async () => {
  answerWith('/user/order/return', 200, { data: null });
  const items = {
    'lines.10.productId': '3',
    'lines.10.quantity': '1',
    'lines.2.productId': '2',
    'lines.2.quantity': '5',
    'lines.1.quantity': '1',
    'lines.x.productId': '4',
    'lines.__proto__.productId': '5',
    'lines.100.productId': '6',
  };
  await post('/order/o1', { form: 'sendBack', key, ...items });
  await post('/order/o1', { form: 'sendBack', key });
  expect(asked('/user/order/return').map(({ body = '' }) => JSON.parse(body))).toEqual([
    {
      lines: [
        { productId: '2', quantity: 5 },
        { productId: '3', quantity: 1 },
      ],
    },
    { lines: [] },
  ]);
});

/** A form with files as browsers post it. */
async function postFiles(path: string, values: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of values) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value);
  }
  const posted = new Response(form);
  return gateway.get(path, {
    method: 'POST',
    body: Buffer.from(await posted.arrayBuffer()),
    headers: { 'Content-Type': posted.headers.get('content-type') ?? '', Cookie: 'sid=abc' },
  });
}
const picture = (bytes: number) => new File([new Uint8Array(bytes).fill(255)], 'photo.jpg', { type: 'image/jpeg' });
const named: [string, string][] = [
  ['form', 'sendBack'],
  ['key', key],
];

test('sends pictures of a form on as the visitor, one after the other, and their ids with it', async () => {
  let count = 0;
  const sizes: number[] = [];
  gateway.api.answers.set('/user/shared/file/add', (req: IncomingMessage, res: ServerResponse) => {
    count += 1;
    sizes.push(Number(req.headers['content-length']));
    expect(req.headers).toMatchObject({ cookie: 'sid=abc', 'x-gateway-secret': 'a secret of tests' });
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ data: { id: `picture-${count}` } }));
  });
  answerWith('/user/order/return', 200, { data: { id: 'r1' } });
  const answer = await postFiles('/order/o1?token=t', [
    ...named,
    ['comment', 'зламано'],
    ['files', picture(700_000)],
    ['files', picture(3)],
    ['files', new File([], '')],
    ['other', picture(5)],
  ]);
  expect([answer.status, answer.headers.location]).toEqual([303, '/order/o1?token=t']);
  expect(sizes).toEqual([700_000, 3]);
  const body = JSON.parse(asked('/user/order/return')[0]?.body ?? '');
  expect(body).toEqual({ lines: [], comment: 'зламано', files: ['picture-1', 'picture-2'] });
});

test.each([
  ['a picture that the API refuses', [picture(9)], 'problem=wrongType'],
  ['one that is larger than any', [picture(5 * 1024 * 1024 + 1)], 'problem=tooLarge'],
  ['more than it takes', Array.from({ length: 6 }, () => picture(1)), 'problem=validation&fields=files'],
])('leads back with the reason for %s, and sends nothing else', async (_, pictures, reason) => {
  const isRefused = reason.includes('wrongType');
  answerWith(
    '/user/shared/file/add',
    isRefused ? 415 : 200,
    isRefused ? { error: { code: 'wrongType' } } : { data: { id: 'a' } },
  );
  const answer = await postFiles('/order/o1', [...named, ...pictures.map((file): [string, File] => ['files', file])]);
  expect([answer.status, answer.headers.location]).toEqual([303, `/order/o1?form=sendBack&${reason}`]);
  expect(asked('/user/order/return')).toEqual([]);
});

test('takes files only where a form has some, and only whole forms', async () => {
  expect((await postFiles('/cart', [['form', 'add']])).status).toBe(405);
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const cut = await gateway.get('/order/o1', {
    method: 'POST',
    body: '--x\r\nContent-Disposition: form-da',
    headers: type,
  });
  const none = await gateway.get('/order/o1', {
    method: 'POST',
    body: 'x',
    headers: { 'Content-Type': 'multipart/form-data; a=b' },
  });
  expect([cut.status, none.status]).toEqual([400, 400]);
  expect(gateway.api.requests).toEqual([]);
});

test('leads a refused form back with the reason, and has what was typed kept', async () => {
  answerWith('/user/checkout/draft', 200, { data: null });
  refuse('/user/order/create', 400, {
    code: 'validation',
    message: '@',
    fields: { 'recipient.phone': [{}], agree: [{}] },
  });
  const answer = await post('/ua/cart', { form: 'order', key, 'recipient.phone': '12' });
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    '/ua/cart?form=order&problem=validation&fields=recipient.phone%2Cagree',
  ]);
  const [draft] = asked('/user/checkout/draft');
  expect(JSON.parse(draft?.body ?? '')).toMatchObject({ recipient: { phone: '12' } });
  expect(draft?.headers['idempotency-key']).not.toBe(key);
  const page = await gateway.get(answer.headers.location ?? '');
  expect(page.text).toContain('data-url="/ua/cart?form=order&amp;problem=validation');
});

test.each([
  [409, { code: 'couponMinTotal', details: { left: 50.5 } }, '/cart?form=quantity&problem=couponMinTotal&amount=50.5'],
  [409, { code: 'limited', details: { max: 3 } }, '/cart?form=quantity&problem=limited&amount=3'],
  [429, { code: '"><script>' }, '/cart?form=quantity&problem=unavailable'],
  [422, { code: 'unprocessable' }, '/ru'],
])('says what a refusal with %p was', async (status, error, location) => {
  refuse('/user/cart/add', status, error);
  const answer = await post('/cart', { form: 'quantity', key });
  expect([answer.status, answer.headers.location]).toEqual([303, location]);
});

const bank = 'https://bank.example/pay?data=a&signature=%22b%22';

test('goes on to a bank by a page of its own, because the policy lets forms go to the store only', async () => {
  answerWith('/user/order/pay', 200, { data: { payment: { kind: 'redirect', url: bank } } });
  const answer = await post('/ua/order/o1?token=t', { form: 'pay', key, method: 'card' });
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
  const address = bank.replaceAll('&', '&amp;');
  expect(answer.text).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`);
  expect(answer.text).toContain(`<a href="${address}"`);
});

test('shows a bank that takes forms its form, with a policy that lets it go to this bank and nowhere else', async () => {
  const start = {
    kind: 'form',
    action: 'https://bank.example/pay',
    fields: { data: 'a"b', signature: 's' },
    url: bank,
  };
  answerWith('/user/order/pay', 200, { data: { payment: start } });
  const answer = await post('/order/o1', { form: 'pay', key, method: 'card' });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(
    '<form method="post" action="https://bank.example/pay"><input type="hidden" name="data" value="a&quot;b">',
  );
  expect(answer.text).not.toContain('http-equiv');
  expect(answer.headers['content-security-policy']).toContain('; form-action https://bank.example; ');
});

test('sends a shopper on whom a bank sends back by a form of its own, and believes nothing of it', async () => {
  const answer = await post('/ua/order/o1?token=t', { data: 'eyJzdGF0dXMiOiJzdWNjZXNzIn0', signature: 's' });
  expect([answer.status, answer.headers.location]).toEqual([303, '/ua/order/o1?token=t']);
  expect(gateway.api.requests).toEqual([]);
});

test.each([null, 'javascript:alert(1)', '/order'])(
  'goes back to the page, its own query kept, where the answer names %p instead of an address elsewhere',
  async (url) => {
    answerWith('/user/order/pay', 200, { data: { payment: url && { url } } });
    const answer = await post('/order/o1?token=t&form=pay&problem=x&utm_source=a', { form: 'pay', key });
    expect([answer.status, answer.headers.location]).toEqual([303, '/order/o1?token=t']);
  },
);

test('keeps what the address says, such as the token of an e-mail, when a form is refused', async () => {
  refuse('/user/order/pay', 409, { code: 'notPayable' });
  const answer = await post('/order/o1?token=t', { form: 'pay', key });
  expect(answer.headers.location).toBe('/order/o1?token=t&form=pay&problem=notPayable');
});

test('leads to an address with a query of the answer', async () => {
  answerWith('/user/order/track', 200, { data: { orderId: 'o1', token: 'a&b' } });
  const answer = await post('/ua/order/o2', { form: 'find', key, number: '1' });
  expect(answer.headers.location).toBe('/ua/order/o1?token=a%26b');
});

test.each([
  ['without a key', {}],
  ['with an empty key', { key: '' }],
])('takes a form %s that does no more when it is sent twice, under a key of its own', async (_, given) => {
  answerWith('/user/cart/add', 200, { data: null });
  const answer = await post('/cart', { form: 'add', productId: '7', quantity: '1', ...given });
  expect([answer.status, answer.headers.location]).toEqual([303, '/cart']);
  expect(asked('/user/cart/add')[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('takes no form that the page does not declare, none without a key, and no other kind of body', async () => {
  const unknown = await post('/cart', { form: 'constructor', key });
  const keyless = await post('/cart', { form: 'quantity', productId: '7' });
  const empty = await post('/cart', { form: 'quantity', productId: '7', key: '' });
  const elsewhere = await post('/catalog', { form: 'quantity', key });
  const json = await gateway.get('/cart', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  const taken = [unknown, keyless, empty, elsewhere, json].map(({ status }) => status);
  expect(taken).toEqual([400, 400, 400, 405, 405]);
  expect(gateway.api.requests).toEqual([]);
});

test('renders a private page with the calls that are its own in the visitor’s name, each for its visitor alone', async () => {
  const who = (req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ data: req.headers.cookie ?? 'nobody' }));
  };
  gateway.api.answers.set('/user/hello', who);
  const visit = (path: string, Cookie?: string) => gateway.get(path, { headers: Cookie ? { Cookie } : {} });
  const [one, other, nobody] = await Promise.all([
    visit('/cart', 'sid=one; theme=dark'),
    visit('/cart', '__Host-sid=other'),
    visit('/cart'),
  ]);
  expect(one?.text).toContain('sid=one&quot;');
  expect(other?.text).toContain('__Host-sid=other');
  expect(nobody?.text).toContain('nobody');
  for (const page of [one, other, nobody]) expect(page?.headers['cache-control']).toBe('no-store');
  // What everybody is given is asked for nobody in particular.
  expect((await visit('/careless', 'sid=one')).text).not.toContain('sid=one');
});
