import { answerQuestions } from './support/answer-questions.ts';
import { expect, test } from './support/engine-test.ts';
import { createShopper, type Shopper } from './support/shopper.ts';

type Block = { name: string; x: number; y: number; width: number; height: number };

/**
 * By how many CSS pixels a block may stand elsewhere. The widths of words differ by a tenth, because WebKitGTK rounds each letter to whole
 * pixels, and what stands beside words moves with them; heights add up along the page.
 */
const isNear = (own: Block, twin: Block): boolean =>
  Math.abs(own.width - twin.width) <= Math.max(4, twin.width / 9) &&
  Math.abs(own.x - twin.x) <= 20 &&
  Math.abs(own.height - twin.height) <= Math.max(6, twin.height / 40);

/** Blocks of the page in the order of the document, with what tells them from others. */
const blocksOf = ({ read }: Shopper): Promise<Block[]> =>
  read(() => {
    const selector =
      'body > div > header, header a, header input, main, main > *, main > * > *, main h1, main h2, main article, main :is(button, select, input, textarea, summary, fieldset, table, nav, form)';
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // What only robots fill in has the size that each engine gives a field.
      if (
        width < 2 ||
        height < 2 ||
        element.matches('[name=extraNote]') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
      return [{ name: `${element.tagName.toLowerCase()} ${text}`, x, y: y + scrollY, width, height }];
    });
  });

/** Blocks by what they are, those of one name by their order. */
function byName(blocks: Block[]): Map<string, Block> {
  const named = new Map<string, Block>();
  for (const block of blocks) {
    let count = 1;
    while (named.has(`${block.name} ${count}`)) count += 1;
    named.set(`${block.name} ${count}`, block);
  }
  return named;
}

/** Blocks that stand elsewhere, and headings that are in one of the pages only: a control may be there for a mouse alone. */
function compare(own: Block[], other: Block[]): string[] {
  const [mine, theirs] = [byName(own), byName(other)];
  const headings = (named: Map<string, Block>) => [...named.keys()].filter((name) => /^h[12] /.test(name));
  const missing = headings(theirs).filter((name) => !mine.has(name));
  const moved = [...mine].flatMap(([name, block]) => {
    const twin = theirs.get(name);
    return twin && !isNear(block, twin) ? [`${JSON.stringify(block)} for ${JSON.stringify(twin)}`] : [];
  });
  return [...missing.map((name) => `no ${name}`), ...moved];
}

/** All that is far away is laid out and all that is late has come. */
async function settle({ read }: Shopper): Promise<void> {
  await read(() => document.fonts.ready.then(() => null));
  const height = () =>
    read(() => {
      for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight) scrollTo(0, place);
      scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await height();
        const isSteady = now === before;
        before = now;
        return isSteady;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

const screens = [
  '/',
  '/ua/catalog',
  '/ua/ip-kamery',
  '/ua/search?searchQuery=wi-fi',
  '/ua/comparison',
  '/ua/account',
  '/ua/checkout',
  '/ua/about-company/contact',
  '/ua/warranty',
  '/ua/about-company/shipping-payment',
  '/ua/about-company/cooperation',
  '/ua/blog',
  '/ua/blog/dbzh-dlia-routera',
  '/ua/blog/become-author',
  '/ua/faq',
  '/ua/landing-page/zymovyi-montazh',
  '/ua/services',
  '/ua/privacy-policy',
];

test.describe('the look of every screen', () => {
  test('blocks stand where they stand in Chromium @full', async ({ shopper, sessions, width, storeUrl }) => {
    test.slow();
    const session = await sessions.openBeside('chromium', { width, locale: 'uk-UA', hasScripts: true });
    try {
      const beside = createShopper('chromium', session, storeUrl);
      await answerQuestions(beside, false);
      const { items } = await shopper.call<{ items: { slug: string; categorySlug: string }[] }>(
        '/catalog/product/list/showcase?block=hits',
      );
      const product = items[0];
      const all = [
        ...screens,
        `/ua/${product?.categorySlug}/${product?.slug}`,
        `/ua/${product?.categorySlug}/${product?.slug}/reviews`,
      ];
      const strays: string[] = [];
      for (const path of all) {
        for (const one of [shopper, beside]) {
          await one.openHydrated(path);
          await settle(one);
        }
        strays.push(...compare(await blocksOf(shopper), await blocksOf(beside)).map((stray) => `${path}: ${stray}`));
      }
      expect(strays).toEqual([]);
    } finally {
      await session.driver.quit();
    }
  });
});
