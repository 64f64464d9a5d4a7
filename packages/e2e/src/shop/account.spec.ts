import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { alive } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';

const words = {
  uk: {
    places: 'Розділи кабінету',
    username: 'Електронна пошта або телефон',
    next: 'Продовжити',
    name: 'Ваше ім’я',
    password: 'Придумайте пароль',
    agree: /^Приймаю/,
    create: 'Створити акаунт',
    signOut: 'Вийти',
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
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const newAddress = () => `account-${test.info().project.name}-${Date.now()}@example.com`;

/** The code of the last letter to an address. */
async function codeFor(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`http://127.0.0.1:${apiPort}/__dev/outbox?to=${encodeURIComponent(email)}`);
  return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
}

async function signUp(page: Page, text: Words, email: string): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel(text.username).fill(email);
  await modal.getByRole('button', { name: text.next }).click();
  await modal.getByLabel(text.name).fill('Олена');
  await modal.getByLabel(text.password).fill('каштан-7-липа');
  await modal.getByRole('checkbox', { name: text.agree }).check();
  await expectAccessible(page, 'dialog[open]');
  await modal.getByRole('button', { name: text.create }).click();
  await expect(modal).toHaveCount(0);
}

test('makes an account, goes, comes again by a code of a letter, and changes the profile', async ({
  page,
  language,
}) => {
  const text = words[language.locale];
  const email = newAddress();
  const modal = page.getByRole('dialog');
  await page.goto(`${language.prefix}/account`);
  await page.getByRole('main').getByRole('button').first().click();
  await signUp(page, text, email);
  const personal = page.getByRole('form', { name: text.personal });
  await expect(personal.getByLabel(text.last)).toHaveValue('');
  const nav = page.getByRole('main').getByRole('navigation', { name: text.places });
  await nav.getByRole('button', { name: text.signOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
  await page.getByRole('main').getByRole('button').first().click();
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

test('what is asked of nobody waits for the sign-in, and the tab beside follows', { tag: '@once' }, async ({
  page,
  context,
  language,
}) => {
  const text = words[language.locale];
  await page.goto(`${language.prefix}/account`);
  await page.getByRole('main').getByRole('button').first().click();
  await signUp(page, text, newAddress());
  const beside = await context.newPage();
  await beside.goto(`${language.prefix}/account`);
  await alive(beside);
  const personal = beside.getByRole('form', { name: text.personal });
  await personal.getByLabel(text.last).fill('Коваль');
  const nav = page.getByRole('main').getByRole('navigation', { name: text.places });
  await nav.getByRole('button', { name: text.signOut }).click();
  await expect(beside.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: text.guest })).toBeVisible();
  await page.getByRole('main').getByRole('button').first().click();
  await signUp(page, text, newAddress());
  await expect(personal.getByLabel(text.last)).toHaveValue('');
  // The session ends and no tab is told: the next call finds out.
  await context.clearCookies({ name: /^(?!shell)/ });
  await personal.getByLabel(text.last).fill('Коваль');
  await personal.getByRole('button', { name: text.save }).click();
  await signUp(beside, text, newAddress());
  await expect(beside.getByRole('heading', { level: 1, name: text.personal })).toBeVisible();
  await expect
    .poll(async () => (await context.request.get('/user/account/me')).json())
    .toMatchObject({ data: { name: { lastName: 'Коваль' } } });
});

test('a key of the device is made, lets its owner in, and is removed', { tag: '@once' }, async ({
  page,
  context,
  language,
}) => {
  const text = words[language.locale];
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
  await page.goto(`${language.prefix}/account/security`);
  await page.getByRole('main').getByRole('button').first().click();
  await signUp(page, text, newAddress());
  const keys = page.getByRole('region', { name: text.keys });
  await keys.getByRole('button', { name: text.addKey }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: text.signOut }).click();
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: text.byKey }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.security })).toBeVisible();
  await keys.getByRole('button', { name: text.remove }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
});
