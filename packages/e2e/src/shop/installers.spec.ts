import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';

const labels = {
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
    taken: 'Вашу заявку отримано',
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
    taken: 'Ваша заявка получена',
    known: 'Ваша заявка уже у нас',
    failure: 'Внутренняя ошибка сервера',
  },
} as const;

type Labels = (typeof labels)['uk' | 'ru'];

const modalOf = (page: Page, { form }: Labels): Locator => page.getByRole('dialog', { name: form });

async function fillIn(modal: Locator, text: Labels, email: string): Promise<void> {
  await modal.getByLabel(text.name).fill('Олена');
  await modal.getByLabel(text.phone).fill('0671234567');
  await modal.getByLabel(text.email).fill(email);
  await modal.getByLabel(text.city).fill(text.cityStart);
  await modal.getByRole('option', { name: text.cityName }).click();
  await modal.getByRole('checkbox', { name: text.alarms }).check();
  await modal.getByRole('checkbox', { name: text.agree }).check();
}

test.describe('an address that is on the list', () => {
  // The store says so by a 409; once it does not answer.
  test.use({ allowed: /\b409\b|ERR_FAILED|Failed to load|Failed to fetch|\[api-client\]/ });
  test('an installer applies from the partners’ page, and is told when that was done before [§1.5]', async ({
    page,
    language,
  }) => {
    const text = labels[language.locale];
    const email = `installer-${language.locale}-${Date.now()}@example.com`;
    await page.goto(`${language.prefix}/partnership`);
    await hydrated(page);
    const link = page.getByRole('link', { name: text.register });
    await link.press('Enter');
    const modal = modalOf(page, text);
    await expect(modal).toBeFocused();
    await modal.getByRole('button', { name: text.send }).click();
    await expect(modal.getByText(text.missing)).toBeVisible();
    await expect(modal.getByLabel(text.name)).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    await fillIn(modal, text, email);
    await modal.getByLabel(text.code).fill('14360570');
    await test.step('an application that was not sent stays as it was typed [§2.9]', async () => {
      await page.route('**/user/marketing/event', (route) => route.abort());
      await modal.getByRole('button', { name: text.send }).click();
      await expect(modal.locator('form').getByRole('alert').filter({ hasText: text.failure })).toBeVisible();
      await expect(modal.getByLabel(text.city)).toHaveValue(text.cityName);
      await expect(modal.getByRole('checkbox', { name: text.alarms })).toBeChecked();
      await page.unroute('**/user/marketing/event');
    });
    await asLongAsAHand(page);
    const sent = page.waitForRequest(/\/marketing\/event$/);
    await modal.getByRole('button', { name: text.send }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      event: 'subscriptionInstaller',
      phone: '+380671234567',
      specializations: ['alarm'],
      edrpou: '14360570',
      marketing: false,
    });
    const taken = page.getByRole('dialog').filter({ hasText: text.taken });
    await expect(taken).toBeVisible();
    await expect(modal).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(taken).toHaveCount(0);
    await expect(link).toBeFocused();
    // Once more, by the modal's own address.
    await page.goto(`${language.prefix}/catalog#modal=installerSubscription`);
    await fillIn(modal, text, email);
    await asLongAsAHand(page);
    await modal.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('dialog').filter({ hasText: text.known })).toBeVisible();
  });
});
