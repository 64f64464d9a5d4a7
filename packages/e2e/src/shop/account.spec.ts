import type { Locator, Page } from '@playwright/test';
import type { City } from '@vitryna/contracts/api';
import { apiRests } from '../support/api-rests.ts';
import { expectAccessible } from '../support/axe.ts';
import { ask, findBuyable, signUp as signUpByCall } from '../support/buying.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated, isWide } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';
import { workerIsReady } from '../support/worker.ts';

const labels = {
  uk: {
    places: 'Розділи кабінету',
    username: 'Електронна пошта або телефон',
    next: 'Продовжити',
    name: 'Ваше ім’я',
    password: 'Придумайте пароль',
    agree: /^Приймаю/,
    create: 'Створити акаунт',
    signOut: 'Вийти',
    enter: 'Вхід або новий акаунт',
    sendCode: 'Надіслати код на пошту',
    code: 'Код',
    signIn: 'Увійти',
    last: 'Прізвище',
    save: 'Зберегти',
    saved: 'Збережено',
    personal: 'Особисті дані',
    guest: 'Ви купуєте як гість',
    orders: 'Замовлення',
    noOrders: 'Замовлень ще немає',
    security: 'Вхід і безпека',
    here: /^Цей пристрій/,
    addKey: 'Додати ключ доступу',
    byKey: 'З ключем доступу',
    keys: 'Ключі доступу',
    remove: 'Прибрати',
    kept: ['Обране', 'Адреси', 'Список очікування', 'Відгуки й запитання', 'Купони'],
  },
  ru: {
    places: 'Разделы кабинета',
    username: 'Электронная почта или телефон',
    next: 'Продолжить',
    name: 'Ваше имя',
    password: 'Придумайте пароль',
    agree: /^Принимаю/,
    create: 'Создать аккаунт',
    signOut: 'Выйти',
    enter: 'Вход или новый аккаунт',
    sendCode: 'Отправить код на почту',
    code: 'Код',
    signIn: 'Войти',
    last: 'Фамилия',
    save: 'Сохранить',
    saved: 'Сохранено',
    personal: 'Личные данные',
    guest: 'Вы покупаете как гость',
    orders: 'Заказы',
    noOrders: 'Заказов ещё нет',
    security: 'Вход и безопасность',
    here: /^Это устройство/,
    addKey: 'Добавить ключ доступа',
    byKey: 'С ключом доступа',
    keys: 'Ключи доступа',
    remove: 'Убрать',
    kept: ['Избранное', 'Адреса', 'Лист ожидания', 'Отзывы и вопросы', 'Купоны'],
  },
} as const;
type Labels = (typeof labels)[keyof typeof labels];

const newAddress = () => `account-${test.info().project.name}-${Date.now()}@example.com`;

/** The code of the last e-mail to an address. */
async function codeFor(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`);
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
}

/** Makes an account in the dialog that is open; its form can be looked at before it is sent. */
async function signUp(page: Page, text: Labels, email: string, look = async () => {}): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel(text.username).fill(email);
  await modal.getByRole('button', { name: text.next }).click();
  await modal.getByLabel(text.name).fill('Олена');
  await modal.getByLabel(text.password).fill('каштан-7-липа');
  await modal.getByRole('checkbox', { name: text.agree }).check();
  await look();
  await modal.getByRole('button', { name: text.create }).click();
  await expect(modal).toHaveCount(0);
}

test('makes an account, goes, comes again by a code of an e-mail, and changes the profile [§7.3]', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  const email = newAddress();
  const modal = page.getByRole('dialog');
  await page.goto(`${language.prefix}/account`);
  await page.getByRole('main').getByRole('button', { name: text.enter }).click();
  await signUp(page, text, email, () => expectAccessible(page, 'dialog[open]'));
  const personal = page.getByRole('form', { name: text.personal });
  await expect(personal.getByLabel(text.last)).toHaveValue('');
  const nav = page.getByRole('main').getByRole('navigation', { name: text.places });
  await nav.getByRole('button', { name: text.signOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: text.enter }).click();
  await modal.getByLabel(text.username).fill(email);
  await modal.getByRole('button', { name: text.next }).click();
  await modal.getByRole('button', { name: text.sendCode }).click();
  const field = modal.getByRole('textbox', { name: text.code });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await field.fill(await codeFor(page, email));
  await field.press('Enter');
  await expect(modal).toHaveCount(0);
  await personal.getByLabel(text.last).fill('Коваль');
  await personal.getByRole('button', { name: text.save }).click();
  await expect(personal.getByText(text.saved)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await expectAccessible(page, 'main');
  await nav.getByRole('link', { name: text.orders }).click();
  await expect(page.getByText(text.noOrders)).toBeVisible();
  await nav.getByRole('link', { name: text.security }).click();
  await expect(page.getByText(text.here)).toBeVisible();
  await expectAccessible(page, 'main');
  const answer = await page.request.get('/user/account/me');
  expect(await answer.json()).toMatchObject({ data: { email, name: { firstName: 'Олена', lastName: 'Коваль' } } });
});

test('what is asked of nobody waits for the sign-in, and the tab beside follows', async ({
  page,
  context,
  language,
}) => {
  const text = labels[language.locale];
  await signUpByCall(page, newAddress(), language.locale);
  await page.goto(`${language.prefix}/account`);
  await hydrated(page);
  const beside = await context.newPage();
  await beside.goto(`${language.prefix}/account`);
  await hydrated(beside);
  const personal = beside.getByRole('form', { name: text.personal });
  await personal.getByLabel(text.last).fill('Коваль');
  const nav = page.getByRole('main').getByRole('navigation', { name: text.places });
  await nav.getByRole('button', { name: text.signOut }).click();
  await expect(beside.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: text.enter }).click();
  await signUp(page, text, newAddress());
  await expect(personal.getByLabel(text.last)).toHaveValue('');
  // The session ends and no tab is told: the next call finds out. Of those that a tab makes by itself it would be any.
  await apiRests(page, beside);
  await context.clearCookies({ name: /^(?!shell)/ });
  await personal.getByLabel(text.last).fill('Коваль');
  await personal.getByRole('button', { name: text.save }).click();
  await signUp(beside, text, newAddress());
  await expect(beside.getByRole('heading', { level: 1, name: text.personal })).toBeVisible();
  await expect
    .poll(async () => (await context.request.get('/user/account/me')).json())
    .toMatchObject({ data: { name: { lastName: 'Коваль' } } });
});

test('a key of the device is made, lets its owner in, and is removed', async ({ page, context, language }) => {
  const text = labels[language.locale];
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUpByCall(page, newAddress(), language.locale);
  await page.goto(`${language.prefix}/account/security`);
  await hydrated(page);
  const keys = page.getByRole('region', { name: text.keys });
  await keys.getByRole('button', { name: text.addKey }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: text.signOut }).click();
  await page.getByRole('main').getByRole('button', { name: text.enter }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.byKey }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.security })).toBeVisible();
  await keys.getByRole('button', { name: text.remove }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
});

/** Something of theirs in every place of the account; answers a word of each that only they have. */
async function keepThings(page: Page, email: string): Promise<string[]> {
  const mails = async () =>
    (await page.request.get(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`)).text();
  const token = async (after: string) => new RegExp(`${after}\\?token=([\\w-]{43})`).exec(await mails())?.[1];
  await ask(page, '/account/email/confirm', { token: await token('confirm-email') });
  const product = await findBuyable(page);
  const productId = product.id;
  const seen = { startedAt: Date.now() - 60_000, extraNote: '', agree: true };
  await ask(page, '/catalog/product/favorite/add', { productId });
  await ask(page, '/catalog/product/price/watch', { productId, email, ...seen });
  await ask(page, '/catalog/product/price/watch/answer', { token: await token('price-watch'), answer: 'confirm' });
  const body = `Камера дивиться на подвір’я, пише ${email.slice(0, 30)}`;
  await ask(page, '/catalog/product/review/add', { productId, rating: 5, author: 'Олена', body, ...seen });
  const event = { event: 'subscriptionWithCoupon', email, isConfirmed: true, name: 'Олена' };
  const { coupon } = await ask<{ coupon: string }>(page, '/marketing/event', event);
  const [city] = await ask<City[]>(page, '/delivery/city/popular');
  const street = { name: 'Подвір’я Коваленків' };
  await ask(page, '/account/address/add', {
    recipient: { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234567' },
    delivery: { method: 'courier', cityRef: city?.ref, street, house: '7' },
  });
  return [product.code, street.name, product.slug, body, coupon];
}

/** What is lower than a finger in the lists of a place. */
const lowTargets = (main: Locator) =>
  main
    .locator('li :is(a, button)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && Math.round(target.getBoundingClientRect().height) < 44)
        .map((target) => target.textContent),
    );

test.describe('two shoppers of one browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('each finds what they have kept, and nothing of the other: in the pages, behind Back, and in no cache', {
    tag: '@phone',
  }, async ({ page, language }) => {
    const text = labels[language.locale];
    const email = newAddress();
    await signUpByCall(page, email, language.locale);
    const things = await keepThings(page, email);
    await page.goto(`${language.prefix}/account`);
    await workerIsReady(page);
    const main = page.getByRole('main');
    const nav = main.getByRole('navigation', { name: text.places });
    for (const [at, place] of text.kept.entries()) {
      await nav.getByRole('link', { name: place }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
      const thing = things[at] ?? '';
      // A product is known by its address, what was written by its words.
      const shown = main.getByText(thing).or(main.locator(`a[href*="${thing}"]`));
      if (at > 0) await expect(shown.first()).toBeVisible();
      else await expect(main.getByRole('article')).toHaveCount(1);
      if (!isWide(page)) expect(await lowTargets(main), place).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      await expectAccessible(page, 'main');
    }
    const secrets = [email, ...things.slice(1, 2), ...things.slice(3)];
    const holdsNone = async () => {
      for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
      const held = await page.evaluate(async () => {
        const texts: [string, string][] = [];
        for (const { name, value } of document.querySelectorAll('input')) texts.push([`the field ${name}`, value]);
        for (const storage of [localStorage, sessionStorage]) texts.push(...Object.entries<string>({ ...storage }));
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            texts.push([request.url, `${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`]);
          }
        }
        return texts;
      });
      const found = held.filter(([, value]) => secrets.some((secret) => value.includes(secret)));
      expect(found.map(([where]) => where)).toEqual([]);
    };
    await nav.getByRole('button', { name: text.signOut }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
    await holdsNone();
    await page.goto(language.home);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
    await holdsNone();
    await page.getByRole('main').getByRole('button', { name: text.enter }).click();
    await signUp(page, text, newAddress());
    for (const place of text.kept) {
      await nav.getByRole('link', { name: place }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await holdsNone();
    }
  });
});
