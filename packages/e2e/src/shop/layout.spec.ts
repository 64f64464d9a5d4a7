import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { belowPage } from '../support/below-page.ts';
import { brokenWords } from '../support/broken-words.ts';
import { type Language, otherOf } from '../support/languages.ts';
import { contentSamples, samples, tagOf } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { readThrough, refusals } from '../support/refusals.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { hydrated } from '../support/shop.ts';

/** Letters that only the other language has; reading 24's brand and the language switch are read out of the comparison. */
const foreignLetters = { uk: /[ыэёъ]/i, ru: /[іїєґ]/i } as const;

/** What reaches over the right edge of the page without a frame that scrolls around it. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

/** Texts and names on the page that are written in the other language, outside parts that say so themselves. */
function foreignTexts(page: Page, { locale }: Language): Promise<string[]> {
  return page.evaluate(
    ({ source, locale }) => {
      const letters = new RegExp(source, 'i');
      const isOurs = (element: Element | null) =>
        element?.closest('[lang]')?.getAttribute('lang') === locale && !element.closest('script, style');
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (letters.test(node.textContent ?? '') && isOurs(node.parentElement)) found.push(node.textContent ?? '');
      for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
          const value = element.getAttribute(name);
          if (value && letters.test(value) && isOurs(element)) found.push(value);
        }
      if (letters.test(document.title)) found.push(document.title);
      return [...new Set(found)].slice(0, 8);
    },
    { source: foreignLetters[locale].source, locale },
  );
}

type Head = { lang: string; title: string; h1: number; canonical: string; alternates: Record<string, string> };

function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    h1: document.querySelectorAll('h1').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
  }));
}

async function expectWellBuilt(page: Page, language: Language, path: string, status: number): Promise<Head> {
  const shifts = await watchShifts(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await hydrated(page);
  // What arrives after the page is hydrated, such as the cart's counter, may not move anything either.
  await page.waitForLoadState('networkidle');
  const head = await headOf(page);
  expect(head).toMatchObject({ lang: language.locale, h1: 1 });
  expect(head.title).not.toBe('');
  expect(describeShifts(await shifts())).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect(await belowPage(page)).toBe(0);
  expect(await foreignTexts(page, language)).toEqual([]);
  const elements = page.locator('body :not([data-out-of-sight], [data-out-of-sight] *)');
  expect(await elements.count(), 'elements').toBeLessThan(1000);
  return head;
}

for (const sample of [...samples, ...contentSamples]) {
  const { name, find, status } = sample;
  test.describe(name, () => {
    if (status === 404) test.use({ allowed: /\b404\b/ });
    // In two: a word of one language is longer than the same place has room for at one width, and the header, the
    // filters and the tables are built otherwise at the other.
    test('stands still, fits, speaks one language, keeps to its policy and has no barrier [§1.1]', {
      tag: tagOf(sample),
    }, async ({ page, language, request }) => {
      const refused = await refusals(page);
      const head = await expectWellBuilt(page, language, await find(language, request), status);
      if (status === 200) await expectTwins(page, head, language);
      await expectAccessible(page);
      await readThrough(page);
      expect(refused).toEqual([]);
      // The same page in other windows, of which the tablet's has no journeys of its own.
      for (const width of [768, 360, 1024, 1440]) {
        await page.setViewportSize({ width, height: 1024 });
        await test.step('no word of a button is broken', async () =>
          expect(await brokenWords(page.getByRole('button')), `${width} px`).toEqual([]));
        if (width !== 768) continue;
        await test.step('nothing reaches over the edge of a tablet', async () =>
          expect(await overflow(page)).toEqual([]));
      }
    });
  });
}

/** Canonical and alternates name each other: the twin page says the same pair. */
async function expectTwins(page: Page, head: Head, language: Language): Promise<void> {
  const { alternates, canonical } = head;
  expect(canonical).not.toBe('');
  expect(alternates[language.locale]).toBe(canonical);
  expect(alternates['x-default']).toBe(alternates.uk);
  const { pathname, search } = new URL(alternates[otherOf(language).locale] ?? '');
  const html = await (await page.request.get(pathname + search)).text();
  const links = [...html.matchAll(/<link[^>]*hreflang="(?<language>[^"]+)"[^>]*href="(?<href>[^"]+)"/g)];
  const theirs = Object.fromEntries(
    links.map(({ groups }) => [groups?.language, groups?.href?.replaceAll('&amp;', '&')]),
  );
  expect(theirs).toEqual(alternates);
}
