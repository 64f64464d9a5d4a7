import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';

const words = {
  uk: {
    register: 'реєструйтеся як монтажник',
    form: 'Підписка для монтажників',
    name: 'Ваше ім’я',
    phone: 'Телефон',
    email: 'Електронна пошта',
    city: 'Населений пункт',
    cityStart: 'Луц',
    cityName: /^Луцьк/,
    alarms: 'Сигналізація',
    code: 'Код ЄДРПОУ, якщо є',
    agree: /^Приймаю/,
    send: 'Надіслати заявку',
    missing: 'Оберіть хоча б одне',
    taken: 'Заявку отримано',
    known: 'Ваша заявка вже в нас',
    failure: 'Внутрішня помилка сервера',
  },
  ru: {
    register: 'регистрируйтесь как монтажник',
    form: 'Подписка для монтажников',
    name: 'Ваше имя',
    phone: 'Телефон',
    email: 'Электронная почта',
    city: 'Населённый пункт',
    cityStart: 'Луц',
    cityName: /^Луцк/,
    alarms: 'Сигнализация',
    code: 'Код ЕГРПОУ, если есть',
    agree: /^Принимаю/,
    send: 'Отправить заявку',
    missing: 'Выберите хотя бы одно',
    taken: 'Заявка получена',
    known: 'Ваша заявка уже у нас',
    failure: 'Внутренняя ошибка сервера',
  },
} as const;

type Words = (typeof words)['uk' | 'ru'];

const modalOf = (page: Page, { form }: Words): Locator => page.getByRole('dialog', { name: form });

async function fillIn(modal: Locator, say: Words, email: string): Promise<void> {
  await modal.getByLabel(say.name).fill('Олена');
  await modal.getByLabel(say.phone).fill('0671234567');
  await modal.getByLabel(say.email).fill(email);
  await modal.getByLabel(say.city).fill(say.cityStart);
  await modal.getByRole('option', { name: say.cityName }).click();
  await modal.getByRole('checkbox', { name: say.alarms }).check();
  await modal.getByRole('checkbox', { name: say.agree }).check();
}

test.describe('an address that is on the list', () => {
  // The store says so by a 409.
  test.use({ allowed: /\b409\b/ });
  test('an installer applies from the partners’ page, and is told when that was done before [§1.5]', async ({
    page,
    language,
  }) => {
    const say = words[language.locale];
    const email = `installer-${language.locale}-${Date.now()}@example.com`;
    await page.goto(`${language.prefix}/partnership`);
    await hydrated(page);
    const link = page.getByRole('link', { name: say.register });
    await link.press('Enter');
    const modal = modalOf(page, say);
    await expect(modal).toBeFocused();
    await modal.getByRole('button', { name: say.send }).click();
    await expect(modal.getByText(say.missing)).toBeVisible();
    await expect(modal.getByLabel(say.name)).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    await fillIn(modal, say, email);
    await modal.getByLabel(say.code).fill('14360570');
    await asLongAsAHand(page);
    const sent = page.waitForRequest(/\/marketing\/event$/);
    await modal.getByRole('button', { name: say.send }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      event: 'subscriptionInstaller',
      phone: '+380671234567',
      specializations: ['alarm'],
      edrpou: '14360570',
      marketing: false,
    });
    const taken = page.getByRole('dialog').filter({ hasText: say.taken });
    await expect(taken).toBeVisible();
    await expect(modal).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(taken).toHaveCount(0);
    await expect(link).toBeFocused();
    // Once more, by the modal's own address.
    await page.goto(`${language.prefix}/catalog#modal=installerSubscription`);
    await fillIn(modal, say, email);
    await asLongAsAHand(page);
    await modal.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('dialog').filter({ hasText: say.known })).toBeVisible();
  });
});

test.describe('a store that does not answer', () => {
  test.use({ allowed: /ERR_FAILED|Failed to load|Failed to fetch|\[api-client\]/ });
  test('an application that was not sent stays as it was typed [§2.9]', { tag: '@once' }, async ({
    page,
    language,
  }) => {
    const say = words[language.locale];
    await page.goto(`${language.prefix}/partnership#modal=installerSubscription`);
    const modal = modalOf(page, say);
    await fillIn(modal, say, 'unsent@example.com');
    await page.route('**/user/marketing/event', (route) => route.abort());
    await modal.getByRole('button', { name: say.send }).click();
    await expect(modal.locator('form').getByRole('alert').filter({ hasText: say.failure })).toBeVisible();
    await expect(modal.getByLabel(say.city)).toHaveValue(say.cityName);
    await expect(modal.getByRole('checkbox', { name: say.alarms })).toBeChecked();
  });
});
