import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { asLongAsAHand, hydrated, isWide } from '../support/shop.ts';

const labels = {
  uk: {
    enlarge: 'Збільшити',
    turn: 'Покрутити товар',
    next: 'Наступне зображення',
    oneClick: 'Купити в один клік',
    phone: 'Телефон',
    order: /^Замовити за/,
    taken: /^Замовлення \d{4}-\u2060\d{4} прийнято$/,
    figures: 'Характеристики',
    beside: 'Поруч зі схожим',
    similar: 'Схожі товари',
    differ: 'Чим вони відрізняються',
    viewed: 'Ви переглядали',
  },
  ru: {
    enlarge: 'Увеличить',
    turn: 'Покрутить товар',
    next: 'Следующее изображение',
    oneClick: 'Купить в один клик',
    phone: 'Телефон',
    order: /^Заказать за/,
    taken: /^Заказ \d{4}-\u2060\d{4} принят$/,
    figures: 'Характеристики',
    beside: 'Рядом с похожим',
    similar: 'Похожие товары',
    differ: 'Чем они отличаются',
    viewed: 'Вы смотрели',
  },
};

type Found = { slug: string; categorySlug: string; status: string; turn: object | null; variants: object[] };

/** A product that can be bought and turned, and has sisters. */
async function turnedProduct(request: APIRequestContext, { prefix }: Language): Promise<string> {
  const read = async <Value>(path: string): Promise<Value> =>
    (await (await request.get(`/user/catalog/${path}`)).json()).data;
  const query = encodeURIComponent('ноутбук');
  const { items } = await read<{ items: Found[] }>(`product/list?searchQuery=${query}&pageSize=24`);
  for (const { slug, status } of items) {
    if (status !== 'inStock') continue;
    const { categorySlug, turn, variants } = await read<Found>(`product/view?slug=${slug}`);
    if (turn && variants.length > 0) return `${prefix}/${categorySlug}/${slug}`;
  }
  throw new Error('no product can be turned and has sisters');
}

/** Which of the pictures reach all edges of their place: on the stage, and among the thumbs but for the bar of the current one. */
const whichFill = (page: Page): Promise<{ stage: boolean[]; thumbs: boolean[] }> =>
  page.evaluate(() => {
    const fills = (place: Element, aside: number) => {
      const [frame, picture] = [place.getBoundingClientRect(), place.querySelector('img')?.getBoundingClientRect()];
      return picture !== undefined && frame.width - picture.width <= aside && frame.height - picture.height <= 2;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      stage: all('li[id^="picture-"]').map((place) => fills(place, 2)),
      thumbs: all('a[href^="#picture-"]').map((place) => fills(place, place.ariaCurrent ? 6 : 2)),
    };
  });

function views(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/[0-9a-f]{16}-\d\d\//.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** What is pressed beside the product's words and is lower than a finger; cards have specs of their own. */
const tooSmall = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, summary, nav a')]
      .filter((element) => !element.closest('article, li') && element.checkVisibility())
      .map((element) => [element.textContent || element.ariaLabel, element.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 43.5),
  );

test('answers what a buyer asks, from all around, and takes an order by phone', { tag: '@phone' }, async ({
  page,
  language,
  request,
}) => {
  // Its looks at five screens in two themes and the views of a turn that are drawn meanwhile take their time on a busy machine.
  test.slow();
  const { enlarge, turn, next, oneClick, phone, order, taken } = labels[language.locale];
  const asked = views(page);
  const readShifts = await watchShifts(page);
  await page.goto(await turnedProduct(request, language));
  await hydrated(page);
  await expectAccessible(page);
  if (!isWide(page)) expect(await tooSmall(page)).toEqual([]);
  // What is cut out keeps its distance, close-ups and scenes do not.
  const { stage, thumbs } = await whichFill(page);
  expect(stage[0]).toBe(false);
  expect(stage).toContain(true);
  expect(thumbs).toEqual(stage);

  await page.getByRole('button', { name: enlarge }).click();
  const gallery = page.locator('dialog[data-modal-name="mf-product/gallery"]');
  await gallery.getByRole('button', { name: next }).click();
  await expect(gallery).toContainText('2 / ');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery).toContainText('1 / ');
  await page.keyboard.press('+');
  await expect(gallery.locator('div[style*="scale(1.4)"]')).toBeVisible();
  await expectAccessible(page, 'dialog[data-modal-name="mf-product/gallery"]');
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(gallery).toBeHidden();

  await page.getByRole('button', { name: turn }).first().click();
  const slider = gallery.getByRole('slider', { name: turn });
  await expect(slider.getByRole('img')).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  expect(asked.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();

  await page.getByRole('link', { name: oneClick }).click();
  const form = page.locator('dialog[data-modal-name="mf-product/quickOrder"]');
  await form.getByRole('textbox', { name: phone }).fill('0671234567');
  await form.getByRole('checkbox').check();
  await expectAccessible(page, 'dialog[data-modal-name="mf-product/quickOrder"]');
  await asLongAsAHand(page);
  await form.getByRole('button', { name: order }).click();
  await expect(page.getByRole('dialog', { name: taken })).toBeVisible();
  expect(describeShifts(await readShifts())).toEqual([]);
});

type Files = { group: string; files: object[] };

/** A product that has every tab. */
async function tabbedProduct(request: APIRequestContext, { prefix }: Language): Promise<string> {
  const read = async <Value>(path: string): Promise<Value> =>
    (await (await request.get(`/user/catalog/${path}`)).json()).data;
  const { items } = await read<{ items: Found[] }>(`product/list?searchQuery=${encodeURIComponent('камера')}`);
  for (const { slug, categorySlug } of items) {
    const { videos, attachments } = await read<{ videos: object[]; attachments: Files[] }>(`product/view?slug=${slug}`);
    if (videos.length > 0 && attachments.some(({ group }) => group !== 'Видео'))
      return `${prefix}/${categorySlug}/${slug}`;
  }
  throw new Error('no product has every tab');
}

test('has tabs without barriers, and a phone shows which one is open [§2.8]', { tag: '@phone' }, async ({
  page,
  language,
  request,
}) => {
  // Two looks at each of four pages.
  test.slow();
  const path = await tabbedProduct(request, language);
  const readShifts = await watchShifts(page);
  for (const tab of ['specifications', 'reviews', 'videos', 'downloads']) {
    await page.goto(`${path}/${tab}`);
    await hydrated(page);
    const open = page.getByRole('main').locator(`nav a[aria-current="page"][href="${path}/${tab}"]`).first();
    await expect(open).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    // Once what waits for the code is here.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'main');
    expect(describeShifts(await readShifts())).toEqual([]);
  }
});

test('sets a similar product beside it, and shows at the end what was looked at', async ({
  page,
  language,
  request,
}) => {
  const { figures, beside, similar, differ, viewed } = labels[language.locale];
  const path = await turnedProduct(request, language);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: figures, exact: true }).click();
  await expect(page.getByRole('heading', { name: beside })).toBeVisible();
  await page.getByRole('navigation', { name: similar }).getByRole('link').first().click();
  const table = page.getByRole('table', { name: differ });
  await expect(table).toBeVisible();
  await expectAccessible(page, 'main');
  await table.getByRole('columnheader').getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(`${path}(?:/|$)`));
  await expect(async () => {
    // They take their place while the end is below the screen: who is at the end already sees them on the way up.
    await page.mouse.wheel(0, 1500);
    await page.mouse.wheel(0, -1200);
    expect(await page.getByRole('heading', { name: viewed }).count()).toBe(1);
  }).toPass();
});
