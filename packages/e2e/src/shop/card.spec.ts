import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { domeCameras } from '../support/catalogue.ts';
import type { Language } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { asLongAsAHand, cards, hydrated, startFeatures } from '../support/shop.ts';

const labels = {
  uk: {
    favourite: 'Додати в обране',
    compare: 'Порівняти',
    favourites: 'Обране',
    notAdded: 'Товар не додано в обране',
    order: 'Замовити',
    notify: 'Повідомити',
    preOrder: 'Передзамовлення',
    arrival: 'Повідомити про надходження',
    name: 'Ваше ім’я',
    phone: 'Телефон',
    wrongPhone: 'Ви ввели неправильний номер телефону',
    submit: 'Оформити передзамовлення',
    taken: /^Передзамовлення \d{4}-\u2060\d{4} прийнято$/,
    email: 'Електронна пошта',
    watched: 'Ми вам повідомимо',
  },
  ru: {
    favourite: 'Добавить в избранное',
    compare: 'Сравнить',
    favourites: 'Избранное',
    notAdded: 'Товар не добавлен в избранное',
    order: 'Заказать',
    notify: 'Сообщить',
    preOrder: 'Предзаказ',
    arrival: 'Сообщить о поступлении',
    name: 'Ваше имя',
    phone: 'Телефон',
    wrongPhone: 'Вы ввели неверный номер телефона',
    submit: 'Оформить предзаказ',
    taken: /^Предзаказ \d{4}-\u2060\d{4} принят$/,
    email: 'Электронная почта',
    watched: 'Мы вам сообщим',
  },
} as const;

const heartOf = (card: Locator, { locale }: Language): Locator =>
  card.getByRole('button', { name: labels[locale].favourite });

async function openCameras(page: Page, { prefix }: Language): Promise<void> {
  await page.goto(`${prefix}/ip-kamery`);
  await hydrated(page);
}

/** Opens the first card's form by its button, whatever page of the list it stands on. */
async function openForm(page: Page, language: Language, button: string, query: string): Promise<Locator> {
  await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent(query)}`);
  await hydrated(page);
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: button, exact: true }) })
    .first();
  const link = card.getByRole('link', { name: button, exact: true });
  // Without JavaScript it leads to the product.
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
  expect(await link.getAttribute('href')).toBe(href);
  await link.click();
  return page.getByRole('dialog');
}

test('what is chosen in one tab is chosen in all', async ({ page, language, context }) => {
  const text = labels[language.locale];
  await context.clock.install();
  await openCameras(page, language);
  const other = await context.newPage();
  await openCameras(other, language);
  await startFeatures(page);
  await startFeatures(other);

  await test.step('keeps a favourite in every tab and over a reload [§1.3]', async () => {
    const heart = heartOf(cards(page).first(), language);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const counter = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${text.favourites}.* 1$`) });
    await expect(counter).toBeVisible();
    await expect(heartOf(cards(other).first(), language)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await hydrated(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heartOf(cards(other).first(), language).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(counter).toHaveCount(0);
  });

  await test.step('two tabs agree within a second on cart, favourites and comparison [§1.3]', async () => {
    // The second is one of the tabs' own clock, which stands while a call is under way: how slow the machine is does not count.
    await startFeatures(page);
    await page.waitForLoadState('networkidle');
    const underWay = new Set<Request>();
    for (const tab of [page, other]) {
      tab.on('request', (call) => void (new URL(call.url()).pathname.startsWith('/user/') && underWay.add(call)));
      tab.on('requestfinished', (call) => void underWay.delete(call));
      tab.on('requestfailed', (call) => void underWay.delete(call));
    }
    // A clock can only be stopped at a time to come.
    await context.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    const buyable = (tab: Page) => cards(tab).filter({ has: tab.getByRole('button', { name: language.buy }) });
    const button = (tab: Page, name: string) => buyable(tab).first().getByRole('button', { name });
    const counter = other.getByRole('banner').getByRole('link', { name: language.cart }).first();
    const isPressed = (name: string) => () => button(other, name).getAttribute('aria-pressed');
    for (const [name, read, wanted] of [
      [text.favourite, isPressed(text.favourite), 'true'],
      [text.compare, isPressed(text.compare), 'true'],
      [language.buy, async () => /\d+/.exec((await counter.textContent()) ?? '')?.[0], '1'],
    ] as const) {
      await button(page, name).evaluate((element: HTMLElement) => element.click());
      let leftMs = 1000;
      const look = async () => {
        if (leftMs > 0 && underWay.size === 0) {
          await context.clock.runFor(100);
          leftMs -= 100;
        }
        return read();
      };
      await expect.poll(look, name).toBe(wanted);
    }
  });
});

test('orders what is announced, and tells who waits [§1.5]', async ({ page, language, request }) => {
  const text = labels[language.locale];
  const cameras = await domeCameras(request);
  const announced = cameras.find(({ status }) => status === 'preOrder');
  const absent = cameras.find(({ status }) => status === 'outOfStock');
  const form = await openForm(page, language, text.order, announced?.name[language.locale] ?? '');
  await expect(form.getByRole('heading', { name: text.preOrder })).toBeVisible();
  await form.getByRole('textbox', { name: text.name }).fill(language.locale === 'uk' ? 'Олена' : 'Елена');
  const phone = form.getByRole('textbox', { name: text.phone });
  await phone.fill('12');
  await phone.press('Enter');
  await expect(form.getByText(text.wrongPhone)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await phone.fill('067 123-45-67');
  await form.getByRole('checkbox').check();
  await asLongAsAHand(page);
  await form.getByRole('button', { name: text.submit }).click();
  await expect(page.getByRole('heading', { name: text.taken })).toBeVisible();

  await openForm(page, language, text.notify, absent?.name[language.locale] ?? '');
  await expect(form.getByRole('heading', { name: text.arrival })).toBeVisible();
  await form.getByRole('textbox', { name: text.email }).fill('olena@example.com');
  await form.getByRole('checkbox').check();
  await asLongAsAHand(page);
  await form.getByRole('button', { name: text.notify }).click();
  await expect(page.getByRole('heading', { name: text.watched })).toBeVisible();
});

test.describe('failures', () => {
  test.use({ allowed: /\b500\b|failed/ });

  test('takes a favourite back and says so, and reads the product of a form again', async ({
    page,
    language,
    request,
  }) => {
    const text = labels[language.locale];
    await openCameras(page, language);
    await page.route('**/favorite/add', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal' } } }),
    );
    const heart = heartOf(cards(page).first(), language);
    await heart.click();
    await expect(page.getByRole('alert').getByText(text.notAdded)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    const absent = (await domeCameras(request)).find(({ status }) => status === 'outOfStock');
    const ids = '**/product/list/ids*';
    await page.route(ids, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal' } } }));
    const form = await openForm(page, language, text.notify, absent?.name[language.locale] ?? '');
    await expect(form.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.unroute(ids);
    await form.getByRole('button', { name: language.retry }).click();
    await expect(form.getByRole('textbox', { name: text.email })).toBeVisible();
  });
});

// Phones have no pointer that rests.
test('shows a second picture to a pointer that rests on a card, and asks for none without one', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/list/ids')) asked.push(request.url());
  });
  await openCameras(page, language);
  const card = cards(page).first();
  const picture = card.getByRole('img').first();
  const first = await picture.getAttribute('srcset');
  expect(asked).toEqual([]);
  await card.hover();
  await expect(picture).not.toHaveAttribute('srcset', first ?? '');
  expect(asked).toHaveLength(1);
  await page.mouse.move(5, 5);
  await expect(picture).toHaveAttribute('srcset', first ?? '');
});
