import { otherOf } from '../support/languages.ts';
import { apiPort } from '../support/store.ts';
import { expect, soon, test } from './support/engine-test.ts';
import { labels } from './support/words.ts';

/** The last link of the e-mail that an address got, below the page's own origin. */
async function linkTo(email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: { links: string[] }[] };
  const { pathname, search } = new URL(data[0]?.links.at(-1) ?? '');
  return pathname + search;
}

const modal = { within: 'dialog[open]' };

test(
  'signs up, out and in, and recovers the password by e-mail',
  { tag: '@phone' },
  async ({ shopper, language }, { project }) => {
    const text = labels[language.locale];
    const { openHydrated, open, press, fill, sees, seesNo, call } = shopper;
    const email = `engine-${project.name}-${Date.now()}@example.com`;
    await test.step('signs up', async () => {
      await openHydrated(`${language.prefix}/account`);
      await press('button', text.enter, { within: 'main' });
      await fill(text.username, email, modal);
      await press('button', text.next, modal);
      await fill(text.name, 'Олена', modal);
      await fill(text.choosePassword, 'каштан-7-липа', modal);
      await press('checkbox', text.agree, modal);
      await press('button', text.create, modal);
      await seesNo('dialog');
      await sees('textbox', text.last, { within: 'main' });
    });
    await test.step('signs out and in by the password', async () => {
      await press('button', text.signOut, { within: 'main' });
      await sees('heading', text.guest, { within: 'main' });
      await press('button', text.enter, { within: 'main' });
      await fill(text.username, email, modal);
      await press('button', text.next, modal);
      await fill(text.password, 'каштан-7-липа', modal);
      await press('button', text.signIn, modal);
      await seesNo('dialog');
      expect(await call<{ email: string }>('/account/me')).toMatchObject({ email });
    });
    await test.step('recovers the password', async () => {
      await press('button', text.signOut, { within: 'main' });
      await press('button', text.enter, { within: 'main' });
      await fill(text.username, email, modal);
      await press('button', text.next, modal);
      await press('button', text.forgot, modal);
      await press('button', text.sendLink, modal);
      await soon(() => linkTo(email).catch(() => '')).toContain('new-password');
      await open(await linkTo(email));
      for (const name of [text.newPassword, text.passwordAgain])
        await fill(name, 'ясен-8-клен-дуб', { within: 'main' });
      await press('button', text.savePassword, { within: 'main' });
      await seesNo('button', text.savePassword);
      await soon(() => call<{ email: string } | null>('/account/me')).toMatchObject({ email });
    });
  },
);

test('keeps favourites, comparison and language, and comes back as it was left', { tag: '@desktop' }, async ({
  shopper,
  language,
}) => {
  const text = labels[language.locale];
  const other = otherOf(language);
  const { openHydrated, press, sees, isAt, read, call, driver, isHydrated } = shopper;
  const category = `${language.prefix}/ip-kamery`;
  await openHydrated(category);
  const pressed = () => read(() => document.querySelectorAll('main article button[aria-pressed=true]').length);
  for (const [before, name] of [text.favourite, text.compare].entries()) {
    await press('button', name, { within: 'main article' });
    await soon(pressed).toBe(before + 1);
  }
  await press('button', text.compare, { within: 'main article:nth-child(2), main article ~ article' });
  await soon(() => call<object[]>('/catalog/product/list/favorite').then((list) => list.length)).toBe(1);

  await openHydrated(`${language.prefix}/comparison`);
  await soon(() =>
    read(() => document.querySelectorAll('main [role=columnheader], main th').length),
  ).toBeGreaterThanOrEqual(2);
  await openHydrated(`${language.prefix}/account/favorites`);
  await sees('article', undefined, { within: 'main' });

  // Another language is another document: the way back and forward finds both as they were left.
  await openHydrated(`${category}?page=2`);
  await press('link', new RegExp(`${other.own}$`));
  await isAt(new RegExp(`${other.prefix}/ip-kamery\\?page=2$`));
  await soon(() => read(() => document.documentElement.lang)).toBe(other.locale);
  await sees('article', undefined, { within: 'main' });
  await driver.navigate().back();
  await soon(() => read(() => document.documentElement.lang)).toBe(language.locale);
  await isHydrated();
  await isAt(new RegExp(`${language.prefix}/ip-kamery\\?page=2$`));
  await driver.navigate().forward();
  await soon(() => read(() => document.documentElement.lang)).toBe(other.locale);
  await isHydrated();
  // What came back answers presses.
  await press('link', new RegExp(`^${other.cart}`), { within: 'header' });
  await sees('dialog', other.cart);
});
