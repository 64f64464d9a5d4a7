import { cleanHtml } from '@vitryna/clean-html';
import { attacks } from '@vitryna/clean-html/testing';
import { type Alter, close, portOf, startAlteringApi } from './altering-api.ts';
import { type OwnGateway, startGateway } from './gateway.ts';
import { shownKeys } from './long-words-store.ts';
import { test as base, expect } from './problems.ts';

/** Every attack that is known, in all forms that browsers read; no database of texts keeps half of a letter. */
export const strings: readonly string[] = Object.values(attacks)
  .flat()
  .map((attack) => attack.toWellFormed());

const words = strings.join(' ');
const cleaned = cleanHtml(strings.map((attack) => `<p>${attack}</p>`).join('')) ?? '';

/** Attacks in one text where there are many of a kind, such as names of cards: together they have them all. */
const sliceSize = 40;

/** Ends whatever a text began, so that the next one is read from its beginning. */
const ends =
  '-->]]>"\'></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></template></select></svg></math>';

/**
 * What stands in the place of contents that were never cleaned. Left out are what leads away by itself or ends the page without a script: that
 * is kept off by cleaning alone.
 */
const uncleaned = strings
  .filter((attack) => !/http-equiv|<plaintext/i.test(attack))
  .map((attack) => `<div>${attack}${ends}</div>`)
  .join('');

const keys = new Set([...shownKeys, 'alt', 'hint', 'metaTitle', 'metaDescription', 'firstName', 'lastName']);

const question = {
  ...{ id: '1', author: words, body: words, createdAt: '2026-01-01T00:00:00Z' },
  answers: [{ author: words, body: words, createdAt: '2026-01-01T00:00:00Z', isShop: true }],
};
const user = {
  ...{ id: '1', name: { firstName: words, lastName: words, middleName: words }, email: words, emailConfirmed: true },
  ...{ phone: null, locale: 'uk', birthday: null, company: { name: words, edrpou: '1' }, roles: [] },
  consents: { marketingEmail: false, marketingSms: false, analytics: false, updatedAt: '2026-01-01T00:00:00Z' },
  createdAt: '2026-01-01T00:00:00Z',
};

/** The same for the same text: a page is written and read with one. */
function sliceFor(text: unknown): string {
  const number = [...JSON.stringify(text)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0);
  const from = number % strings.length;
  return [...strings, ...strings].slice(from, from + sliceSize).join(' ');
}

function attack(key: string, value: unknown, path: string): unknown {
  if (path.startsWith('/user/account/me') && key === 'data') return user;
  if (path.includes('/question/list') && key === 'items') return [question];
  if (path.includes('/question/list') && (key === 'total' || key === 'pages')) return 1;
  // Groups of files are named by it.
  if (!keys.has(key) || (key === 'group' && typeof value === 'string')) return value;
  const isOne = /product\/view|review\/list|^\/api\//.test(path);
  const text = isOne ? words : sliceFor(value);
  if (typeof value === 'string') return value && `${value} ${text}`;
  if (typeof value !== 'object' || value === null || !('uk' in value)) return value;
  // The store API has cleaned contents when it answers; texts of editors the gateway cleans.
  const added = key === 'body' ? cleaned : ` ${text}`;
  return Object.fromEntries(Object.entries(value).map(([locale, own]) => [locale, `${own}${added}`]));
}

/** Contents of a product as somebody left them who has got past the store API: nobody after it cleans them. */
const leaveUncleaned: Alter = (key, value, path) =>
  key === 'contents' && path.includes('/product/view')
    ? [{ type: 'description', body: { uk: uncleaned, ru: uncleaned } }]
    : value;

async function openStore(alter: Alter, use: (gateway: OwnGateway) => Promise<void>): Promise<void> {
  const api = await startAlteringApi(alter);
  const gateway = await startGateway(undefined, portOf(api));
  await use(gateway);
  await gateway.stop();
  close(api);
}

/** For specs of a store that somebody has filled with scripts, cleaned or not: each is started once for all that a worker runs. */
export const test = base.extend<object, { attacksStore: OwnGateway; uncleanedStore: OwnGateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  attacksStore: [({}, use) => openStore(attack, use), { scope: 'worker', timeout: 180_000 }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  uncleanedStore: [({}, use) => openStore(leaveUncleaned, use), { scope: 'worker', timeout: 180_000 }],
});

export { expect };
