import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Product } from '@vitryna/contracts/api';
import { perLocale } from '@vitryna/contracts/languages';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sql } from 'kysely';
import { type Catalogue, openCatalogue } from '../../catalogue/catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { feedNames } from './feeds.ts';
import { createFeedsApp } from './feeds-app.ts';
import { makeFeeds } from './make-feeds.ts';

const l10n = (text: string) => perLocale(() => text);
const publicUrl = 'https://shop.example';
const now = new Date('2026-11-27T12:00:00Z');

let shop: TestApp;
let catalogue: Catalogue;
const write = (at = now) =>
  makeFeeds({ db: shop.database.db, catalogue, name: 'Крамниця & Ко', publicUrl, rest: async () => {} }, at);

beforeAll(async () => {
  const pair = [
    {
      axis: l10n('Колір'),
      items: ['4', '5'].map((code) => ({ slug: `c${code}`, value: l10n(`Колір ${code}`), code })),
    },
  ];
  shop = await createTestApp([
    {
      code: '1',
      price: 1234.5,
      previousPrice: 2000,
      gtin: '4820022867438',
      mpn: 'Z-1',
      name: l10n('АКЦІЯ! Камера <Zoria> & "C4"'),
    },
    { code: '2', price: 99.99, claimedPrice: 500, gtin: '2000000000008' },
    { code: '3', status: 'outOfStock', isOrderable: false },
    {
      code: '4',
      variants: pair,
      contents: [{ type: 'description', body: l10n('<p>Один</p><script>x</script><p>Два</p>') }],
    },
    { code: '5', variants: pair, status: 'preOrder', expectedAt: '2026-12-10T10:00:00Z' },
    { code: '6', status: 'quickProduction' },
    { code: '7', status: 'discontinued' },
    { code: '8', price: null },
    { code: '9', status: 'expected', isOrderable: false, expectedAt: '2026-12-20T10:00:00Z' },
    { code: '10', stock: 0 },
    { code: '11', category: '20', weightKg: 5 },
  ]);
  catalogue = await openCatalogue(shop.database);
  await write();
});
afterAll(async () => {
  await catalogue.close();
  await shop.close();
});

const view = async (slug: string | undefined) =>
  (await shop.openBrowser().read('GET', `/user/catalog/product/view?slug=${slug}`)) as Product;

async function read(name: string, headers: Record<string, string> = {}) {
  return await shop.openBrowser().request('GET', `/feeds/${name}`, undefined, headers);
}
const isArray = (name: string) => ['item', 'offer'].includes(name);
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray });

type Item = Record<string, string & Record<string, string>>;

async function parse(name: string): Promise<unknown> {
  const answer = await read(name);
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}
const google = async () => ((await parse('google.xml')) as { rss: { channel: { item: Item[] } } }).rss.channel.item;
const hotline = async () => ((await parse('hotline.xml')) as { price: { items: { item: Item[] } } }).price.items.item;
const yml = async () =>
  ((await parse('prices.yml')) as { yml_catalog: { shop: { offers: { offer: Item[] } } } }).yml_catalog.shop.offers
    .offer;
const idsOf = (codes: string[]) => codes.map((code) => shop.ids[code]);

test('price and availability are those of the product page, to the kopiyka', async () => {
  const words = { in_stock: 'buy', preorder: 'preOrder', out_of_stock: 'outOfStock', backorder: 'later' } as const;
  for (const item of await google()) {
    const slug = String(item['g:link']).split('/').at(-1);
    const page = await view(slug);
    const amountOf = (type: string) => page.prices.find((price) => price.type === type)?.money.amount;
    const current = item['g:sale_price'] ?? item['g:price'];
    expect(current).toBe(`${amountOf('current')?.toFixed(2)} UAH`);
    expect(item['g:sale_price'] === undefined ? undefined : item['g:price']).toBe(
      amountOf('previous') && `${amountOf('previous')?.toFixed(2)} UAH`,
    );
    const word = words[String(item['g:availability']) as keyof typeof words];
    expect(word === 'buy').toBe(page.status === 'inStock' && page.isOrderable);
    expect(word === 'outOfStock').toBe(page.status === 'outOfStock');
  }
});

test('each list has the products that its format has a place for', async () => {
  expect((await google()).map((item) => item['g:id'])).toEqual(idsOf(['1', '2', '3', '4', '5', '9', '10', '11']));
  expect((await hotline()).map(({ id }) => id)).toEqual(idsOf(['1', '2', '4', '5', '6', '11']));
  expect((await yml()).map((offer) => [offer['@_id'], offer['@_available']])).toEqual(
    [
      ['1', 'true'],
      ['2', 'true'],
      ['3', 'false'],
      ['4', 'true'],
      ['5', 'true'],
      ['6', 'true'],
      ['9', 'false'],
      ['10', 'false'],
      ['11', 'true'],
    ].map(([code = '', isAvailable]) => [shop.ids[code], isAvailable]),
  );
});

test('a sale price stands only beside one that was charged before', async () => {
  const [honest, claimed] = await google();
  expect(honest).toMatchObject({ 'g:price': '2000.00 UAH', 'g:sale_price': '1234.50 UAH' });
  expect(claimed).toMatchObject({ 'g:price': '99.99 UAH' });
  expect(claimed).not.toHaveProperty('g:sale_price');
  const [one, other] = [await hotline(), await yml()];
  expect([one[0]?.oldprice, other[0]?.oldprice]).toEqual(['2000.00', '2000.00']);
  expect([one[1]?.oldprice, other[1]?.oldprice]).toEqual([undefined, undefined]);
});

test('a barcode stands where others may know the product by it, else there is said to be none', async () => {
  const [known, own, , variant] = await google();
  expect(known).toMatchObject({ 'g:gtin': '4820022867438', 'g:mpn': 'Z-1' });
  expect(known).not.toHaveProperty('g:identifier_exists');
  expect(own).not.toHaveProperty('g:gtin');
  expect(own).toMatchObject({ 'g:identifier_exists': 'no' });
  expect(variant).toMatchObject({ 'g:item_group_id': '4', 'g:color': 'Колір 4' });
});

test('a name is plain, a description without markup, and neither ends its element', async () => {
  const items = await google();
  expect(items[0]?.['g:title']).toBe('Камера <Zoria> & "C4"');
  expect(items.find((item) => item['g:id'] === shop.ids['4'])?.['g:description']).toBe('Один\nДва');
});

test('what comes on a known day says so', async () => {
  const later = (await google()).filter((item) => item['g:availability_date'] !== undefined);
  expect(later.map((item) => [item['g:availability'], item['g:availability_date']])).toEqual([
    ['preorder', '2026-12-10T10:00:00.000Z'],
    ['backorder', '2026-12-20T10:00:00.000Z'],
  ]);
  const stocks = (await hotline()).map(({ stock }) => stock);
  expect(stocks[0]).toBe('В наявності');
  expect(stocks[3]).toEqual({ '#text': 'Під замовлення', '@_days': '13' });
  expect(stocks[4]).toBe('Під замовлення');
});

test('delivery costs what the page says', async () => {
  for (const item of await google()) {
    const slug = String(item['g:link']).split('/').at(-1);
    const page = await view(slug);
    expect(item['g:shipping']).toEqual({
      'g:country': 'UA',
      'g:price': `${page.deliveryPrice?.amount.toFixed(2)} UAH`,
    });
  }
});

test('is sent compressed to whom takes it, and not again to whom has it', async () => {
  const packed = await read('prices.yml', { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const text = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
  const plain = await read('prices.yml');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
  const again = await read('prices.yml', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('is written anew when something has changed, and only then', async () => {
  const versions = async () => {
    const { rows } = await sql<{ version: string }>`select version from feed order by name`.execute(shop.database.db);
    return rows.map(({ version }) => version);
  };
  const before = await versions();
  await write(new Date(now.getTime() + 60_000));
  expect(await versions()).toEqual(before);
  await sql`update product set price = 77.07 where code = '2'`.execute(shop.database.db);
  await write(new Date(now.getTime() + 120_000));
  expect(new Set([...before, ...(await versions())]).size).toBe(2 * feedNames.length);
  expect((await yml())[1]).toMatchObject({ price: '77.07' });
});

test('a version that is being read stays for an hour, older ones go', async () => {
  const parts = async () => {
    const { rows } = await sql<{ versions: number }>`
      select count(distinct version)::int as versions from feed_part where name = 'google.xml'`.execute(
      shop.database.db,
    );
    return rows[0]?.versions;
  };
  for (const [at, price] of [
    [3, 78],
    [4, 79],
    [100, 80],
  ] as const) {
    await sql`update product set price = ${price} where code = '2'`.execute(shop.database.db);
    await write(new Date(now.getTime() + at * 60_000));
  }
  // The current one and the one before it.
  expect(await parts()).toBe(2);
});

test('more readers than there is room for are told to come later, and one that goes makes room', async () => {
  const app = createFeedsApp(shop.database.db, { most: 1 });
  const first = await app.request('/feeds/google.xml');
  const refused = await app.request('/feeds/google.xml');
  expect([first.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 503, '60']);
  expect((await app.request('/feeds/google.xml', { method: 'HEAD' })).status).toBe(200);
  await first.body?.cancel();
  // A row that is on its way from the database ends before its reader has gone.
  let next: Response;
  do next = await app.request('/feeds/google.xml');
  while (next.status === 503);
  expect(next.status).toBe(200);
  await next.text();
});

test('what is no feed is 404, and one that is not written yet 503', async () => {
  expect((await read('other.xml')).status).toBe(404);
  const empty = await createTestApp([]);
  const answer = await empty.openBrowser().request('GET', '/feeds/google.xml');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  await empty.close();
});

test('many products are written a part at a time', async () => {
  const [source] = Object.values(shop.ids);
  await sql`
    insert into product (code, source, run, digest, sku, slug, name, main_category, manufacturer_slug,
      manufacturer_name, status, is_orderable, is_deleted, labels, price, stock, popularity, rating_count, created_at, updated_at,
      card, document)
    select 'many-' || n, source, run, digest, sku, 'many-' || n, name, main_category, manufacturer_slug,
      manufacturer_name, status, is_orderable, is_deleted, labels, price, stock, popularity, rating_count, created_at, updated_at,
      card, document
    from product, generate_series(1, 1200) n where id = ${Number(source)}`.execute(shop.database.db);
  await write(new Date(now.getTime() + 200 * 60_000));
  const { rows } = await sql<{ items: number; largest: number }>`
    select feed.items, max(length(body)) as largest from feed join feed_part using (name, version)
    where name = 'google.xml' group by 1`.execute(shop.database.db);
  expect(rows[0]?.items).toBe(1208);
  expect(rows[0]?.largest).toBeLessThan(256 * 1024);
});

test.each([
  ['price-list.csv', 'Код;Назва;Категорія;Ціна, грн;Наявність', 'в наявності'],
  ['price-list-ru.csv', 'Код;Название;Категория;Цена, грн;Наличие', 'в наличии'],
])('%s is a price list that spreadsheets open [§1.6]', async (name, head, available) => {
  const answer = await read(name);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = new TextDecoder().decode(bytes).split('\r\n');
  expect(rows[0]).toBe(head);
  expect(rows[1]).toMatch(new RegExp(`^1;"АКЦІЯ! Камера <Zoria> & ""C4""";[^;]+;1234,50;${available}$`));
  expect(rows.slice(1, -1).every((row) => row.match(/;/g)?.length === 4)).toBe(true);
});
