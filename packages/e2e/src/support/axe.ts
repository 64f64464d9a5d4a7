import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Changes the colours and waits until none is on its way: a colour in the middle of a transition is nobody's. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // A card that is far from the window is not drawn and keeps the colours of before; who scrolls there sees it drawn.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('article { content-visibility: visible !important }');
    document.adoptedStyleSheets = [drawn];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What is inside a closed sheet does not move on, and nobody sees it.
    const isSeen = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => isSeen(effect) && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Pages have no frames, so one look from inside will do; and only what is wrong is told. */
const look = (page: Page, part: string) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'] });

/**
 * No rule is broken in light; dark changes colours only, so only they are looked at again. `part` is a selector of what is
 * looked at instead of the whole page.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await wear(page, 'light');
  await expectNothingWrong(page, () => look(page, part).withTags(tags));
  await wear(page, 'dark');
  await expectNothingWrong(page, () => look(page, part).withRules(['color-contrast', 'link-in-text-block']));
}

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** Whether a control is too small only because it is scrolled below a bar that stays: it can be scrolled out again. */
function isBelowBar(page: Page, { any }: Node): Promise<boolean> {
  const covers = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map(({ target }) => String(target)));
  return page.evaluate(
    (selectors) =>
      selectors.some((selector) => {
        let element = document.querySelector(selector);
        while (element && !/sticky|fixed/.test(getComputedStyle(element).position)) element = element.parentElement;
        return element !== null;
      }),
    covers,
  );
}

/** What is wrong stays wrong; what a busy browser has not yet drawn in its new colours is right at the next look. */
async function expectNothingWrong(page: Page, builder: () => AxeBuilder): Promise<void> {
  await expect(async () => {
    const { violations } = await builder().analyze();
    const found = [];
    for (const { id, help, nodes } of violations) {
      const where = [];
      for (const node of nodes) {
        if (id === 'target-size' && (await isBelowBar(page, node))) continue;
        where.push(`${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`);
      }
      if (where.length > 0) found.push({ id, help, where: where.slice(0, 4) });
    }
    expect(found).toEqual([]);
  }).toPass({ intervals: [1000], timeout: 10_000 });
}
