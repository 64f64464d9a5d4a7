import { cleanHtml } from '@vitryna/clean-html';
import { attacks } from '@vitryna/clean-html/testing';
import { close, portOf, startAlteringApi } from './altering-api.ts';
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

/** The same for the same text, whoever asks: a page is written and read with one. */
function sliceFor(text: unknown): string {
  const number = [...JSON.stringify(text)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0);
  const from = number % strings.length;
  return [...strings, ...strings].slice(from, from + sliceSize).join(' ');
}

function attack(key: string, value: unknown, path: string): unknown {
  if (path.startsWith('/user/account/me') && key === 'data') return user;
  if (path.includes('/question/list') && key === 'items') return [question];
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

/** For specs of a store that somebody has filled with scripts: started once for all that a worker runs. */
export const test = base.extend<object, { attacksStore: OwnGateway }>({
  attacksStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const api = await startAlteringApi(attack);
      const gateway = await startGateway(undefined, portOf(api));
      await use(gateway);
      await gateway.stop();
      close(api);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
