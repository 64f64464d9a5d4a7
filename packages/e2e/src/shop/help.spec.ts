import type { Locator, Page } from '@playwright/test';
import { helpCloseMs, helpPanelAbovePx } from '@vitryna/contracts/constants';
import { expectAccessible } from '../support/axe.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    help: 'Зв’язатися з нами',
    links: [/^Бот у месенджері/, /^Чат-бот/, /^Чат підтримки/],
    callback: 'Передзвоніть мені',
    phone: 'Телефон',
    name: 'Ваше ім’я',
    agree: /^Приймаю/,
    send: 'Замовити дзвінок',
    required: 'Заповніть це поле',
    wrongPhone: 'Ви ввели неправильний номер телефону',
    mustAgree: 'Потрібно прийняти умови та положення',
    done: 'Дякуємо! Скоро зателефонуємо.',
    tooMany: 'Забагато запитів',
    back: 'Назад до списку',
  },
  ru: {
    help: 'Связаться с нами',
    links: [/^Бот в мессенджере/, /^Чат-бот/, /^Чат поддержки/],
    callback: 'Перезвоните мне',
    phone: 'Телефон',
    name: 'Ваше имя',
    agree: /^Принимаю/,
    send: 'Заказать звонок',
    required: 'Заполните это поле',
    wrongPhone: 'Вы ввели неверный номер телефона',
    mustAgree: 'Необходимо принять условия и положения',
    done: 'Спасибо! Скоро перезвоним.',
    tooMany: 'Слишком много запросов',
    back: 'Назад к списку',
  },
} as const;
type Labels = (typeof labels)[keyof typeof labels];

const buttonOf = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const panelOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

async function open(page: Page, help: string): Promise<Locator> {
  await buttonOf(page, help).click();
  const panel = panelOf(page, help);
  await expect(panel).toBeVisible();
  return panel;
}

/** The form of the callback, by the panel, with what the store asks for but the number. */
async function openCallback(page: Page, text: Labels): Promise<Locator> {
  const panel = await open(page, text.help);
  await panel.getByRole('button', { name: text.callback }).click();
  const form = panelOf(page, text.callback);
  await form.getByRole('textbox', { name: text.name }).fill('Олена');
  await form.getByRole('checkbox', { name: text.agree }).check();
  return form;
}

test.describe('the help widget', () => {
  // One callback is refused.
  test.use({ allowed: /\b429\b/ });
  test('the help widget leads to people, and takes a callback', async ({ page, language }) => {
    const text = labels[language.locale];
    const path = `${language.prefix}/warranty`;
    const calls = '**/user/marketing/event';
    await page.goto(path);
    await hydrated(page);
    const button = buttonOf(page, text.help);
    const panel = panelOf(page, text.help);
    const form = panelOf(page, text.callback);
    const phone = form.getByRole('textbox', { name: text.phone });
    const send = form.getByRole('button', { name: text.send });

    await test.step('the help widget lists two bots, the help desk and the callback [§2.19 §2.20]', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await open(page, text.help);
      await expect(panel.getByRole('heading', { name: text.help })).toBeFocused();
      for (const name of text.links) {
        const link = panel.getByRole('link', { name });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAttribute('href', /^https:/);
      }
      await expectAccessible(page, 'dialog[open]');

      await panel.getByRole('button', { name: text.callback }).click();
      await expect(form.getByRole('heading', { name: text.callback })).toBeFocused();
      await form.getByRole('button', { name: text.back }).click();
      await expect(panel.getByRole('heading', { name: text.help })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('the callback form checks what it asks for and sends it once [§4.25]', async () => {
      await open(page, text.help);
      await panel.getByRole('button', { name: text.callback }).click();
      await expectAccessible(page, 'dialog[open]');
      await send.click();
      await expect(form.getByText(text.required)).toHaveCount(2);
      await phone.fill('+38 (067) 123-45');
      await expect(form.getByRole('checkbox', { name: text.agree })).not.toBeChecked();
      await send.click();
      await expect(form.getByText(text.wrongPhone)).toBeVisible();
      await expect(form.getByText(text.mustAgree)).toBeVisible();
      await expectAccessible(page, 'dialog[open]');

      await phone.fill('+38 (067) 123-45-67');
      await form.getByRole('textbox', { name: text.name }).fill('Олена');
      await form.getByRole('checkbox', { name: text.agree }).check();
      const answered = Promise.withResolvers<void>();
      const bodies: unknown[] = [];
      await page.route(calls, async (route) => {
        bodies.push(route.request().postDataJSON());
        await answered.promise;
        await route.fulfill({ json: { data: { id: 'request-1' } } });
      });
      await send.click();
      await expect(send).toHaveAttribute('aria-busy', 'true');
      await send.press('Enter');
      answered.resolve();
      await expect(form.getByRole('status')).toContainText(text.done);
      await expectAccessible(page, 'dialog[open]');
      expect(bodies).toEqual([
        {
          event: 'callback',
          phone: '+380671234567',
          name: 'Олена',
          agree: true,
          extraNote: '',
          startedAt: expect.any(Number),
          sentAt: expect.any(Number),
          page: path,
        },
      ]);
      await page.unroute(calls);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    });
    await test.step('a refused callback says so and can be sent again [§8.13]', async () => {
      await openCallback(page, text);
      await phone.fill('0671234567');
      await page.route(calls, (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '600' },
          json: { error: { code: 'tooMany', message: '@Number of requests exceeded' } },
        }),
      );
      await send.click();
      // A toast says it as well; the form names another way.
      await expect(form.getByRole('alert').filter({ hasText: '0 800 000 000' })).toContainText(text.tooMany);
      await expectAccessible(page, 'dialog[open]');
      await page.unroute(calls);
    });
    await test.step('the store takes a callback, and a number in any Ukrainian form [§5.10]', async () => {
      for (const number of ['0671234567', '380671234567']) {
        if (!(await form.isVisible())) await openCallback(page, text);
        await phone.fill(number);
        await asLongAsAHand(page);
        const sent = page.waitForRequest(calls);
        await send.click();
        expect((await sent).postDataJSON()).toMatchObject({ phone: '+380671234567' });
        await expect(form.getByRole('status')).toContainText(text.done);
        await page.keyboard.press('Escape');
        await expect(form).toBeHidden();
      }
    });
  });
});

test('a link closes the small panel after its time, and leaves the full screen open [§2.21 §9.13]', {
  tag: '@phone',
}, async ({ page, language, context }) => {
  const text = labels[language.locale];
  await context.route('https://*.example/**', (route) => route.fulfill({ body: 'bot' }));
  await page.clock.install();
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  for (const [width, isSmall] of [
    [helpPanelAbovePx, false],
    [helpPanelAbovePx + 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const panel = await open(page, text.help);
    const fills = async () => {
      const box = await panel.boundingBox();
      return box?.width === width && box.height === 780;
    };
    await expect.poll(fills).toBe(!isSmall);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')).toBe(!isSmall);
    const tab = context.waitForEvent('page');
    await panel.getByRole('link', { name: text.links[0] }).click();
    await (await tab).close();
    await page.clock.runFor(helpCloseMs - 1);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    if (isSmall) await expect(panel).toBeHidden();
    else await panel.getByRole('button', { name: language.close }).click();
    await expect(panel).toBeHidden();
  }
  await test.step('a press outside closes the small panel, and the panel follows the width of the window', async () => {
    const panel = await open(page, text.help);
    await page.setViewportSize({ width: helpPanelAbovePx, height: 780 });
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(helpPanelAbovePx);
    await page.setViewportSize({ width: helpPanelAbovePx + 1, height: 780 });
    await expect.poll(async () => (await panel.boundingBox())?.width).toBeLessThan(400);
    await page.mouse.click(20, 400);
    await expect(panel).toBeHidden();
  });
});

test('the help button leaves the buy bar free, and nothing is loaded before it is pressed', { tag: '@phone' }, async ({
  page,
  language,
  request,
}) => {
  const text = labels[language.locale];
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  await page.goto(await productPath(request, language));
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const button = buttonOf(page, text.help);
  const bar = page.locator('[data-edge-bar]');
  if (await bar.isVisible()) {
    await expect(bar).not.toHaveAttribute('inert');
    await expect
      .poll(async () => {
        const [above, below] = [await button.boundingBox(), await bar.boundingBox()];
        return above && below ? above.y + above.height <= below.y : false;
      })
      .toBe(true);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const [last, below] = [await page.getByRole('contentinfo').boundingBox(), await bar.boundingBox()];
        return last && below ? last.y + last.height <= below.y + 0.5 : false;
      })
      .toBe(true);
  }
  expect(scripts.filter((url) => /help-panel|callback-form/.test(url))).toEqual([]);
});
