import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { modulesIn } from '../support/built-modules.ts';
import type { Language } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { filterValue, hydrated, isWide, startsWithinMs } from '../support/shop.ts';

const labels = {
  uk: {
    coupon: 'Купон на перше замовлення',
    getCoupon: 'Отримати купон',
    wrongEmail: /неправильн|невірн|некоректн/i,
    email: /пошта/,
    chooseCity: 'Обрати місто',
    city: 'Львів',
    toCity: 'До міста Львів',
    write: 'Написати нам',
    send: 'Надіслати',
  },
  ru: {
    coupon: 'Купон на первый заказ',
    getCoupon: 'Получить купон',
    wrongEmail: /неправильн|неверн|некорректн/i,
    email: /почта/,
    chooseCity: 'Выбрать город',
    city: 'Львов',
    toCity: 'В город Львов',
    write: 'Написать нам',
    send: 'Отправить',
  },
} as const;

const root = join(import.meta.dirname, '../../../..');
const rules = /(?:^|\/)(?<file>packages\/contracts\/src\/(?:api|content)\/[\w/-]+\.ts)/;

/** Whether a module makes rules of data when it is evaluated: 50 ms of a phone in one stretch. */
function makesSchemas(module: string): boolean {
  if (/(?:^|\/)zod\/v4\//.test(module)) return true;
  const file = rules.exec(module)?.groups?.file;
  return (
    file !== undefined && /^import \{.*\} from '[^']*zod(?:\.ts)?';$/m.test(readFileSync(join(root, file), 'utf8'))
  );
}

/** The page's scripts that hold schemas, in the order in which they are asked for. */
function watchSchemas(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (modulesIn(pathname).some(({ module }) => makesSchemas(module))) asked.push(pathname);
  });
  return asked;
}

/** Looks at a page for two seconds of its own clock, however slow the machine is, and touches nothing. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01Z'));
  await page.goto(path);
  await page.clock.runFor(startsWithinMs);
  await hydrated(page);
  await page.clock.runFor(2000);
  await page.waitForLoadState('networkidle');
}

type Labels = (typeof labels)[keyof typeof labels];

/** Pages, and what a shopper asks of each that needs schemas. */
const pages: {
  name: string;
  find: (page: Page, language: Language) => string | Promise<string>;
  ask: (page: Page, language: Language, text: Labels) => Promise<void>;
}[] = [
  {
    name: 'home',
    find: (_page, { home }) => home,
    ask: async (page, _language, text) => {
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: text.coupon }).scrollIntoViewIfNeeded();
      const form = main.locator('form').filter({ has: page.getByRole('button', { name: text.getCoupon }) });
      await form.getByRole('textbox', { name: text.email }).fill('ні@пошта');
      await form.getByRole('button', { name: text.getCoupon }).click();
      await expect(form.getByText(text.wrongEmail)).toBeVisible();
    },
  },
  {
    name: 'category',
    find: (_page, { prefix }) => `${prefix}/ip-kamery`,
    ask: async (page, language) => {
      if (!isWide(page)) await page.getByRole('link', { name: language.filters }).click();
      await filterValue(page, 'Obrii').check();
      if (isWide(page)) await expect(page).toHaveURL(/vyrobnyk=obrii$/);
      else await expect(page.getByRole('button', { name: language.show })).toBeVisible();
    },
  },
  {
    name: 'product',
    find: (page, language) => productPath(page.request, language),
    ask: async (page, _language, text) => {
      await page.getByRole('button', { name: text.chooseCity }).press('Enter');
      const field = page.getByRole('combobox');
      await field.fill(text.city);
      await expect(page.getByRole('option', { name: text.city }).first()).toBeVisible();
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page.getByText(text.toCity)).toBeVisible();
    },
  },
  {
    name: 'contacts',
    find: (_page, { prefix }) => `${prefix}/about-company/contact`,
    ask: async (page, _language, text) => {
      await page.getByRole('heading', { name: text.write }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
      const form = page.locator('main form');
      await form.getByRole('button', { name: text.send }).click();
      await expect(form.getByRole('alert').first()).toBeVisible();
    },
  },
];

for (const { name, find, ask } of pages) {
  test(`${name} brings schemas with the first question, not with the page`, async ({ page, language }) => {
    const path = await find(page, language);
    const asked = watchSchemas(page);
    const { width = 0 } = page.viewportSize() ?? {};
    // The form of the contacts is in sight of a high window.
    if (name === 'contacts') await page.setViewportSize({ width, height: 480 });
    await lookAt(page, path);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await ask(page, language, labels[language.locale]);
    expect(asked).not.toEqual([]);
  });
}
