import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { perLocale } from '@vitryna/contracts/languages';
import { XMLParser } from 'fast-xml-parser';
import { type Catalogue, openCatalogue } from '../../catalogue/catalogue.ts';
import { type FeedRules, feedProblems, googleRules, hotlineRules, ymlRules } from '../../testing/feed-rules.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeFeeds } from './make-feeds.ts';

const l10n = (text: string) => perLocale(() => text);
const many = 'Опис із кількох слів. '.repeat(400);

let shop: TestApp;
let catalogue: Catalogue;

beforeAll(async () => {
  const pair = [
    {
      axis: l10n('Колір'),
      items: ['4', '5'].map((code) => ({ slug: `c${code}`, value: l10n(`Колір ${code}`), code })),
    },
  ];
  const description = (body: string) => [{ type: 'description' as const, body: l10n(body) }];
  shop = await createTestApp([
    { code: '1', price: 1234.5, previousPrice: 2000, gtin: '4820022867438', mpn: 'Z-1', weightKg: 0.4 },
    { code: '2', price: 0.01, contents: description(`<p>${many}</p>`), name: l10n(`Камера ${'зовнішня '.repeat(60)}`) },
    { code: '3', status: 'outOfStock', isOrderable: false },
    { code: '4', variants: pair },
    { code: '5', variants: pair, status: 'preOrder', expectedAt: '2026-12-10T10:00:00Z' },
    { code: '6', status: 'quickProduction' },
  ]);
  catalogue = await openCatalogue(shop.database);
  const source = { db: shop.database.db, catalogue, name: 'Крамниця', publicUrl: 'https://shop.example' };
  await makeFeeds({ ...source, rest: async () => {} }, new Date('2026-11-27T12:00:00Z'));
});
afterAll(async () => {
  await catalogue.close();
  await shop.close();
});

type Node = Record<string, unknown>;
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, preserveOrder: true });

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
function childrenOf(node: Node): Node[] {
  const children = node[nameOf(node)];
  return Array.isArray(children) ? (children as Node[]) : [];
}
const textOf = (node: Node): string =>
  childrenOf(node)
    .map((child) => child['#text'] ?? '')
    .join('');

function within(nodes: Node[], name: string): Node[] {
  return nodes.flatMap((node) => (nameOf(node) === name ? [node] : within(childrenOf(node), name)));
}

async function parse(name: string): Promise<Node[]> {
  const answer = await shop.openBrowser().request('GET', `/feeds/${name}`);
  return parser.parse(await answer.text()) as Node[];
}

test.each<[name: string, item: string, rules: FeedRules, count: number]>([
  ['google.xml', 'item', googleRules, 5],
  ['hotline.xml', 'item', hotlineRules, 5],
  ['prices.yml', 'offer', ymlRules, 6],
])('%s is made of what its format takes, in the order of it', async (name, item, rules, count) => {
  const items = within(await parse(name), item);
  expect(items).toHaveLength(count);
  const problems = items.flatMap((one) =>
    feedProblems(
      childrenOf(one).map((node) => [nameOf(node), textOf(node)]),
      rules,
    ),
  );
  expect(problems).toEqual([]);
});

test('the head of YML is that of its document type, and each offer is in one of its departments', async () => {
  const nodes = await parse('prices.yml');
  const [shopNode = {}] = within(nodes, 'shop');
  expect(childrenOf(shopNode).map(nameOf)).toEqual(['name', 'company', 'url', 'currencies', 'categories', 'offers']);
  const departments = within(nodes, 'category').map((node) => (node[':@'] as Node)['@_id']);
  for (const id of within(nodes, 'categoryId').map(textOf)) expect(departments).toContain(id);
});

test('a product without an identifier says so, and one on a known day names it', async () => {
  for (const item of within(await parse('google.xml'), 'item')) {
    const names = new Map(childrenOf(item).map((node) => [nameOf(node), textOf(node)]));
    expect(names.has('g:identifier_exists')).toBe(!names.has('g:gtin') && !names.has('g:mpn'));
    expect(names.has('g:availability_date')).toBe(/^(?:preorder|backorder)$/.test(names.get('g:availability') ?? ''));
  }
});
