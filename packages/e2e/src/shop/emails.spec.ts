import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { apiPort, baseURL } from '../support/store.ts';

const labels = {
  uk: {
    left: 'Вас відписано',
    gone: 'Це посилання вже не діє',
    broken: 'Посилання неповне',
  },
  ru: {
    left: 'Вы отписаны',
    gone: 'Эта ссылка больше не действует',
    broken: 'Ссылка неполная',
  },
} as const;

let mails = 0;
/** An address that no other e-mail went to. */
function newAddress({ locale }: Language) {
  mails += 1;
  return `letter-${mails}-${locale}-${test.info().project.name}-${Date.now()}@example.com`;
}

/** What a form of the store sends with its call. */
const sentIn = ({ locale }: Language) => ({ 'x-locale': locale, origin: baseURL });

/** The last link of the e-mail that an address got, below the page's own origin. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: { links: string[] }[] };
  const { pathname, search } = new URL(data[0]?.links.at(-1) ?? '');
  return pathname + search;
}

async function expectResult(page: Page, link: string, title: string): Promise<void> {
  await page.goto(link);
  const result = page.getByRole('dialog', { name: title });
  await expect(result.getByRole('heading', { name: title })).toBeVisible();
  // The token is a secret: nothing of it stays in the address.
  expect(new URL(page.url()).search).toBe('');
}

test('the link of an e-mail takes an address off the list, twice as well as once', async ({ page, language }) => {
  const { locale } = language;
  const email = newAddress(language);
  const data = { event: 'subscriptionWithCoupon', email, isConfirmed: true, name: 'Олена', marketing: true };
  expect((await page.request.post('/user/marketing/event', { data, headers: sentIn(language) })).status()).toBe(200);
  const link = await linkTo(page.request, email);
  expect(link).toMatch(locale === 'uk' ? /^\/\?unsubscribe=/ : /^\/ru\?unsubscribe=/);
  await expectResult(page, link, labels[locale].left);
  await expectAccessible(page, 'dialog[open]');
  await expectResult(page, link, labels[locale].left);
});

test.describe('a link that does nothing', () => {
  test.use({ allowed: /\b410\b/ });
  test('the link of an e-mail that does nothing says why [§2.9]', async ({ page, language }) => {
    const { gone, broken } = labels[language.locale];
    await expectResult(page, `${language.home}?confirm=unknown`, gone);
    await expectAccessible(page, 'dialog[open]');
    // Which answer is said in which words is told by answer-email-link.test.ts.
    await expectResult(page, `${language.home}?unsubscribe=unknown&list=`, broken);
  });
});
