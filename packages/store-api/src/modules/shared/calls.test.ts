import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { replaceRedirects } from './redirect-repository.ts';
import { saveSetting } from './setting-repository.ts';
import { importTranslations } from './translation-repository.ts';

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp();
  browser = shop.openBrowser();
});
afterAll(() => shop.close());

const link = 'https://example.org/';
const config = {
  phone: '0 800 000 000',
  phones: ['0 800 000 000'],
  schedule: { uk: 'Щодня', ru: 'Ежедневно' },
  socials: { video: link, photo: link, social: link, messenger: link },
  socialNames: { video: 'Video', photo: 'Photo', social: 'Social', messenger: 'Messenger' },
  messengers: { bot: link, chat: link, helpdesk: link },
  freeDelivery: 2000,
  legal: {
    company: { uk: 'ТОВ', ru: 'ООО' },
    edrpou: '12345678',
    address: { uk: 'Київ', ru: 'Киев' },
    email: 'a@b.ua',
  },
  buildTag: 'old',
  features: {},
};
/** Also lets the server forget the answers that it keeps. */
const setBuildTag = (tag: string | null) => browser.read('POST', '/__dev/build', { tag });

test('exports the texts that were imported last, and only those [§3.14 §7.3 /shared/export/translations]', async () => {
  const path = '/user/shared/export/translations';
  await importTranslations(shop.database, { Old: { uk: 'Старе', ru: 'Старое' } });
  expect(await importTranslations(shop.database, { 'Add to cart': { uk: 'У кошик', ru: 'В корзину' } })).toBe(1);
  const answer = await browser.request('GET', path);
  expect(await answer.json()).toEqual({ data: { 'Add to cart': { uk: 'У кошик', ru: 'В корзину' } } });
  const again = await browser.request('GET', path, undefined, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('answers the configuration with the build tag of now [§9.16]', async () => {
  expect((await browser.request('GET', '/user/shared/config')).status).toBe(404);
  await saveSetting(shop.database.db, 'config', config);
  await setBuildTag('B2C_260101');
  const answer = await browser.request('GET', '/user/shared/config');
  expect(answer.headers.get('x-build-tag')).toBe('B2C_260101');
  expect(await answer.json()).toEqual({ data: { ...config, buildTag: 'B2C_260101' } });
  await setBuildTag(null);
});

test('tells where a path has moved to', async () => {
  await replaceRedirects(shop.database.db, [
    { from: '/stara-storinka', to: '/catalog', code: 301 },
    { from: '/akciya', to: 'https://promo.example/', code: 302 },
    { from: '/zniato', to: '', code: 410 },
  ]);
  await setBuildTag(null);
  const ask = (path: string) => browser.read('GET', `/user/catalog/redirect?path=${encodeURIComponent(path)}`);
  expect(await ask('/stara-storinka')).toEqual({ to: '/catalog', code: 301 });
  expect(await ask('/zniato')).toEqual({ to: '', code: 410 });
  expect(await ask("/'; drop table redirect; --")).toBeNull();
  expect(await browser.read('GET', '/user/shared/redirects')).toHaveLength(3);
});

test('shows the slides of the pop-up in the language of the request, whatever campaign it came by [§7.3 /sliders/popup]', async () => {
  const path = '/user/sliders/popup?utm_source=mail';
  expect(await browser.read('GET', path)).toEqual([]);
  const card = {
    title: 'Знижки',
    description: '',
    url: '/sale',
    buttonLabel: 'Дивитися',
    titleColor: '#112233',
    descriptionColor: '',
    buttonLabelColor: '',
    buttonBorderColor: '',
    buttonBackgroundColor: '',
    backgroundImage: null,
    overlayImage: null,
  };
  const row = { locale: 'uk', is_active: true, card: JSON.stringify(card) } as const;
  await shop.database.db
    .insertInto('popup_card')
    .values([
      { ...row, id: 'second', position: 2 },
      { ...row, id: 'first', position: 1 },
      { ...row, id: 'hidden', position: 0, is_active: false },
      { ...row, id: 'broken', position: 3, card: '{"title": 1}' },
    ])
    .execute();
  const cards = (await browser.read('GET', path)) as { id: string }[];
  expect(cards.map(({ id }) => id)).toEqual(['first', 'second']);
  const russian = await browser.request('GET', path, undefined, { 'x-locale': 'ru' });
  expect(await russian.json()).toEqual({ data: [] });
});
