import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { brokenWords } from '../support/broken-words.ts';
import { domeCameras, type FoundProduct } from '../support/catalogue.ts';
import type { Language } from '../support/languages.ts';
import { expect, seenPopups, test } from '../support/problems.ts';
import { cards, hydrated, isWide } from '../support/shop.ts';

const labels = {
  uk: {
    heading: 'Порівняння',
    compare: 'Порівняти',
    onlyDifferences: 'Лише відмінності',
    takeAway: /^Прибрати: /,
    keep: /^Закріпити: /,
    clear: 'Очистити список',
    add: 'Додати товар',
    empty: 'Поки що нічого порівнювати',
    best: '(найкраще значення)',
    notShown: '1 товар із цього посилання не показано',
    failed: 'Щось пішло не так',
    group: 'Зображення',
  },
  ru: {
    heading: 'Сравнение',
    compare: 'Сравнить',
    onlyDifferences: 'Только отличия',
    takeAway: /^Убрать: /,
    keep: /^Закрепить: /,
    clear: 'Очистить список',
    add: 'Добавить товар',
    empty: 'Пока нечего сравнивать',
    best: '(лучшее значение)',
    notShown: '1 товар из этой ссылки не показан',
    failed: 'Что-то пошло не так',
    group: 'Изображение',
  },
} as const;

const columns = (page: Page): Locator => page.getByRole('columnheader');
const rows = (page: Page): Locator => page.getByRole('rowheader');

const linkOf = ({ prefix }: Language, products: FoundProduct[], more: string[] = []): string =>
  `${prefix}/comparison?ids=${[...products.map(({ id }) => id), ...more].join(',')}`;

/** Signs up or in, as the forms of an account will: from a page of the store. */
async function enter({ request }: Page, how: 'up' | 'in', data: object): Promise<void> {
  const answer = await request.post(`/user/account/sign/${how}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** How many products the store keeps for an account: a press shows before it is kept. */
async function keptFor({ request }: Page): Promise<number> {
  const { data } = await (await request.get('/user/catalog/product/comparison/ids')).json();
  return data.groups.flatMap(({ ids }: { ids: string[] }) => ids).length;
}

/** Four cameras that differ, as a shared link names them. */
async function fourCameras(request: APIRequestContext): Promise<FoundProduct[]> {
  return (await domeCameras(request)).slice(0, 4);
}

test('beside a product alone is a place for another, and both fill a page of any width [§2.8]', async ({
  page,
  language,
  request,
}) => {
  const text = labels[language.locale];
  const cameras = await domeCameras(request);
  const [camera] = cameras;
  if (!camera) throw new Error('The demo catalogue has no camera.');
  await page.goto(linkOf(language, [camera]));
  await hydrated(page);
  const add = page.getByRole('link', { name: text.add });
  await expect(add).toHaveCount(1);
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const margin = (await boxOf(page.getByRole('heading', { level: 1 }))).x;
    const product = await boxOf(columns(page));
    const [place, button] = [await boxOf(add.locator('xpath=..')), await boxOf(add)];
    // The page is as far from its right edge as from its left one.
    const right = width - margin;
    expect(Math.abs(place.x + place.width - right), `${width} px`).toBeLessThanOrEqual(1);
    if (width === 360) expect((await boxOf(columns(page).getByRole('heading'))).x).toBe(margin);
    expect(place.x - (product.x + product.width), `${width} px`).toBeLessThan(16);
    expect(place.height, `${width} px`).toBeGreaterThan(product.height * 0.9);
    expect(button.height, `${width} px`).toBe(44);
    expect([button.x >= place.x, button.x + button.width <= place.x + place.width]).toEqual([true, true]);
    // No line is drawn shorter than the page.
    const lines = await page
      .getByRole('row')
      .evaluateAll((all) => [...new Set(all.map((row) => Math.round(row.getBoundingClientRect().right)))]);
    expect(lines, `${width} px`).toEqual([width === 360 ? width : Math.round(right)]);
    const scroller = page.getByRole('region', { name: text.heading });
    expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  await expectAccessible(page, 'main');
  await columns(page).getByRole('button').or(columns(page).getByRole('link')).last().focus();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${language.prefix}/${camera.categorySlug}`);
  await test.step('two products and three fill a page of any width', async () => {
    for (const count of [2, 3]) {
      await page.goto(linkOf(language, cameras.slice(0, count)));
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [table, heading] = [page.getByRole('table'), page.getByRole('heading', { level: 1 })];
        const share = async () => (await table.boundingBox())?.width ?? 0;
        const room = await heading.evaluate((element) => element.clientWidth);
        expect((await share()) / room, `${count}, ${width} px`).toBeGreaterThan(0.95);
      }
    }
  });
});

test('compares what was chosen on cards, in every tab [§1.3]', { tag: '@desktop' }, async ({
  page,
  language,
  context,
  request,
}) => {
  const text = labels[language.locale];
  const [camera] = await domeCameras(request);
  await page.goto(`${language.prefix}/${camera?.categorySlug}`);
  await hydrated(page);
  for (const index of [0, 1, 2]) {
    const scales = cards(page).nth(index).getByRole('button', { name: text.compare });
    await scales.click();
    await expect(scales).toHaveAttribute('aria-pressed', 'true');
  }
  // The browser's own list gets an address that can be handed on.
  await page.goto(`${language.prefix}/comparison`);
  await expect(page).toHaveURL(/\?ids=\w+%2C\w+%2C\w+$/);
  await expect(columns(page)).toHaveCount(3);
  if (isWide(page)) {
    const counter = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${text.heading}.* 3$`) });
    await expect(counter).toBeVisible();
  }
  const keep = page.getByRole('button', { name: text.keep }).nth(1);
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await page.getByRole('link', { name: text.takeAway }).last().click();
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(other)).toHaveCount(2);
  await expect(page.getByRole('link', { name: text.add })).toHaveAttribute(
    'href',
    `${language.prefix}/${camera?.categorySlug}`,
  );
  await page.getByRole('link', { name: text.clear }).click();
  await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
  await expect(other.getByRole('heading', { name: text.empty })).toBeVisible();
  await other.close();
  await expectAccessible(page, 'main');
});

test('an account has its comparison in every browser', async ({ page, language, browser, request }) => {
  const text = labels[language.locale];
  const [first, second] = await fourCameras(request);
  if (!first || !second) throw new Error('The demo catalogue has too few cameras.');
  const person = { username: `comparison-${Date.now()}-${language.locale}@example.com`, password: 'каштан-і-липа-7' };
  const compare = async (chosen: FoundProduct) => {
    await page.goto(`${language.prefix}/${chosen.categorySlug}/${chosen.slug}`);
    await hydrated(page);
    const scales = page.getByRole('main').getByRole('button', { name: text.compare, exact: true }).first();
    await scales.click();
    await expect(scales).toHaveAttribute('aria-pressed', 'true');
  };
  await compare(first);
  await enter(page, 'up', {
    firstName: 'Олена',
    email: person.username,
    password: person.password,
    agree: true,
    // The store is shown to an account in its language.
    locale: language.locale,
  });
  // What a guest compared joins the account, and so does what is compared from now on.
  await compare(second);
  await expect.poll(() => keptFor(page)).toBe(2);
  const elsewhere = await browser.newContext({ locale: 'uk-UA', serviceWorkers: 'block' });
  try {
    await elsewhere.addCookies(seenPopups);
    const other = await elsewhere.newPage();
    await enter(other, 'in', person);
    await other.goto(`${language.prefix}/comparison`);
    await expect(columns(other)).toHaveCount(2);
    await expect(other.getByRole('link', { name: text.takeAway })).toHaveCount(2);
    await other.getByRole('link', { name: text.takeAway }).first().click();
    await expect(columns(other)).toHaveCount(1);
    await expect.poll(() => keptFor(other)).toBe(1);
    await page.goto(`${language.prefix}/comparison`);
    await expect(columns(page)).toHaveCount(1);
  } finally {
    await elsewhere.close();
  }
});

test('shows differences, best values and hints of a shared link', async ({ page, language, request }) => {
  const text = labels[language.locale];
  const cameras = await fourCameras(request);
  await page.goto(linkOf(language, cameras, ['999999']));
  await hydrated(page);
  await expect(page.getByText(text.notShown)).toBeVisible();
  await expect(columns(page)).toHaveCount(4);
  await expect(page.getByText(text.best).first()).toBeAttached();
  const differing = await rows(page).count();
  const onlyDifferences = page.getByRole('switch', { name: text.onlyDifferences });
  await expect(onlyDifferences).toBeChecked();
  await onlyDifferences.uncheck();
  expect(await rows(page).count()).toBeGreaterThan(differing);
  const group = page.getByRole('button', { name: text.group });
  const whole = await rows(page).count();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(await rows(page).count()).toBeLessThan(whole);
  await group.click();
  const hint = page.getByRole('rowheader').getByRole('group').first();
  await hint.locator('summary').click();
  await expect(hint).toHaveAttribute('open', '');
  await expectAccessible(page, 'main');

  // Somebody else's list stays as it is, and the names stay in sight below the header.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText(cameras[0]?.name[language.locale] ?? '').first()).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${cameras.map(({ id }) => id).join(',')},999999$`));

  await test.step('prints the table alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: text.clear })).toBeHidden();
    await expect(page.getByRole('link', { name: text.takeAway }).first()).toBeHidden();
    await expect(rows(page).first()).toBeVisible();
    // On a sheet of A4 words, figures and names are whole.
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await brokenWords(page.getByRole('table'))).toEqual([]);
    const cut = await columns(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
    expect(cut).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('compares, hides what is alike, takes away and begins by links alone', async ({ page, language, request }) => {
    const text = labels[language.locale];
    const cameras = await fourCameras(request);
    await page.goto(linkOf(language, cameras));
    await expect(columns(page)).toHaveCount(4);
    const differing = await rows(page).count();
    await page.getByRole('switch', { name: text.onlyDifferences }).uncheck();
    expect(await rows(page).count()).toBeGreaterThan(differing);
    await page.getByRole('link', { name: text.takeAway }).first().click();
    await expect(columns(page)).toHaveCount(3);
    await page.getByRole('link', { name: text.clear }).click();
    await expect(page).toHaveURL(`${language.prefix}/comparison`);
    await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
  });
});

test.describe('failures', () => {
  test.use({ allowed: /\b500\b|failed/ });

  test('offers to try again when the products cannot be read', async ({ page, language, request }) => {
    const text = labels[language.locale];
    const [camera] = await domeCameras(request);
    await page.goto(`${language.prefix}/${camera?.categorySlug}`);
    await hydrated(page);
    await cards(page).first().getByRole('button', { name: text.compare }).click();
    const call = '**/product/list/comparison*';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal' } } }));
    await page.goto(`${language.prefix}/comparison`);
    await expect(page.getByRole('heading', { name: text.failed })).toBeVisible();
    await page.unroute(call);
    await page.getByRole('main').getByText(language.retry).click();
    await expect(columns(page)).toHaveCount(1);
  });
});
