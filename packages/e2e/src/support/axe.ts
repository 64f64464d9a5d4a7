import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFullMatrix } from './combinations.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rulesOfColour = ['color-contrast', 'link-in-text-block'];
const otherRules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }])),
};

/** Changes the colours and waits until none is on its way: a colour in the middle of a transition is nobody's. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // What is far from the window is not drawn and keeps the colours of before, on their way for ever; who scrolls there sees it drawn.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('article, div:has(> article), footer { content-visibility: visible !important }');
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

const always: axe.RunOptions = { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } };

/** Axe is half a megabyte that a document parses once, not once a look, which is most of the cost of one at a dialog. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** What is wrong in a part of the page but for its colours. Pages have no frames, and no rule here reads a style sheet. */
const lookAtAll = (page: Page, part: string) => look(page, part, otherRules);

async function look(page: Page, part: string, rules: axe.RunOptions): Promise<axe.Result[]> {
  await bringAxe(page);
  const { violations } = await page.evaluate(
    ([include, options]) => (window as unknown as { axe: typeof axe }).axe.run({ include: [include] }, options),
    [part, { ...always, ...rules }] as [string, axe.RunOptions],
  );
  return violations;
}

/**
 * What is wrong with the colours of a part of the page. Of texts and fields that look alike, with all that they stand in, the first and
 * the last are looked at: the colours of two dozen cards are those of two, and are most of what a look costs. The whole matrix looks at all.
 */
async function lookAtColours(page: Page, part: string): Promise<axe.Result[]> {
  const rules: axe.RunOptions = { runOnly: { type: 'rule', values: rulesOfColour } };
  if (isFullMatrix) return look(page, part, rules);
  await bringAxe(page);
  return page.evaluate(
    async ([include, options]) => {
      const looks = new Map<Element, string>();
      const lookOf = (element: Element | null): string => {
        if (!element) return '';
        const known = looks.get(element);
        if (known !== undefined) return known;
        const style = getComputedStyle(element);
        const look = [
          lookOf(element.parentElement),
          `${element.localName}.${element.getAttribute('class')}`,
          element.matches(':disabled, [aria-disabled="true"], [inert]'),
          ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textDecoration],
          ...[style.fontSize, style.fontWeight, style.textShadow, style.position],
        ].join(' ');
        looks.set(element, look);
        return look;
      };
      const ends = new Map<string, { first: Element; last: Element }>();
      for (const element of document.querySelectorAll(`${include}, ${include} *`)) {
        const isText = [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
          Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
        );
        if (!isText && !element.matches('input, select, textarea, button')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const look = lookOf(element);
        ends.set(look, { first: ends.get(look)?.first ?? element, last: element });
      }
      const chosen = new Set([...ends.values()].flatMap(({ first, last }) => [first, last]));
      if (chosen.size === 0) return [];
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      return (await inPage.run({ include: [...chosen] }, options)).violations;
    },
    [part, { ...always, ...rules }] as [string, axe.RunOptions],
  );
}

/**
 * No rule is broken in light; dark changes colours only, so only they are looked at again. `part` is a selector of what is
 * looked at instead of the whole page.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await wear(page, 'light');
  await expectNothingWrong(page, () => lookAtAll(page, part));
  await expectNothingWrong(page, () => lookAtColours(page, part));
  await wear(page, 'dark');
  await expectNothingWrong(page, () => lookAtColours(page, part));
}

/** Whether a control is too small only because it is scrolled below a bar that stays: it can be scrolled out again. */
function isBelowBar(page: Page, { any }: axe.NodeResult): Promise<boolean> {
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
async function expectNothingWrong(page: Page, lookAgain: () => Promise<axe.Result[]>): Promise<void> {
  await expect(async () => {
    const found = [];
    for (const { id, help, nodes } of await lookAgain()) {
      const where = [];
      for (const node of nodes) {
        if (id === 'target-size' && (await isBelowBar(page, node))) continue;
        where.push(`${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`);
      }
      if (where.length > 0) found.push({ id, help, where: where.slice(0, 4) });
    }
    expect(found).toEqual([]);
  }).toPass({ intervals: [1000], timeout: 30_000 });
}
