import type { Page } from '@playwright/test';
import { expect, strings, test } from '../support/attacks-store.ts';
import { uk } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { readThrough, refusals } from '../support/refusals.ts';
import { hydrated } from '../support/shop.ts';

// Its store is started once, in one worker.
test.describe.configure({ mode: 'default' });

/** What a script would do that runs: every attack of the corpus asks, calls elsewhere or leads away. */
async function traps(page: Page, origin: string): Promise<string[]> {
  const sprung: string[] = [];
  const { hostname } = new URL(origin);
  // What the policy refuses never comes here.
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== hostname,
    (route) => {
      sprung.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    sprung.push(`${dialog.type()} ${dialog.message()}`);
    // A page that closes takes its dialogs along.
    dialog.dismiss().catch(() => undefined);
  });
  page.on('framenavigated', (frame) => {
    // A frame that is refused shows an error of the browser, and one without an address has its page's policy.
    if (!frame.url().startsWith(origin) && !/^(?:about|chrome-error):/.test(frame.url()))
      sprung.push(`leads to ${frame.url()}`);
  });
  return sprung;
}

/** What could run when it is touched. */
const active = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc') ||
          /^\s*(?:javascript|vbscript|data:text)/i.test(element.getAttribute('href') ?? '') ||
          element.matches('object, embed, math, base, main form[action^="http"]'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

const hasAttacks = (page: Page) =>
  page.evaluate(([one = '']) => document.body.textContent.includes(one), ['<svg onload=alert(1)>']);

/** Attacks that the words of a part of the page and what its fields hold do not have, without what documents and fields leave out. */
const missingIn = (page: Page, part: string) =>
  page.evaluate(
    ([selector = '', ...all]) => {
      const bare = (text: string) => text.replaceAll(/[\s\0\ufffd]/g, '');
      const words = [...document.querySelectorAll<HTMLElement & { value?: unknown }>(`${selector}, ${selector} *`)]
        .map((element) => bare(typeof element.value === 'string' ? element.value : element.textContent))
        .toSorted((one, other) => other.length - one.length);
      const longest = words.slice(0, 50);
      return all.filter((attack) => !longest.some((text) => text.includes(bare(attack))));
    },
    [part, ...strings],
  );

/** Does to everything that could run what it waits for; how many there were. */
const rouse = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of [...element.attributes]) {
        if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
        else if (!/^\s*(?:javascript|vbscript|data:text)/i.test(value)) continue;
        else if (element instanceof HTMLFormElement) HTMLFormElement.prototype.submit.call(element);
        else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        count += 1;
      }
    }
    return count;
  });

test.describe('a store full of scripts', () => {
  // A session that only looks signed in is refused private data.
  test.use({ allowed: /\b401\b/ });

  test('shows them as words on every page, and its policy has nothing to refuse', async ({
    page,
    request,
    attacksStore: { url },
  }) => {
    test.slow();
    expect(strings.length).toBeGreaterThanOrEqual(200);
    const sprung = await traps(page, url);
    const refused = await refusals(page);
    const product = await productPath(request, uk);
    const paths = [
      ...[product, `${product}/specifications`, `${product}/reviews`, `${product}/downloads`],
      ...['/ip-kamery', '/warranty', '/account'].map((path) => uk.prefix + path),
    ];
    for (const path of paths) {
      await page.goto(url + path);
      await readThrough(page);
      expect.soft(await hasAttacks(page), `${path} shows attacks`).toBe(true);
      expect.soft(await active(page), path).toEqual([]);
      // What a shopper asked has them all, and so has what an account says of its owner.
      const words = { [`${product}/reviews`]: 'main section', [`${uk.prefix}/account`]: 'main form' }[path];
      if (words) expect.soft(await missingIn(page, words), `${path} shows every one`).toEqual([]);
    }
    expect(sprung).toEqual([]);
    expect(refused).toEqual([]);
  });
});

test.describe('a store whose contents nobody has cleaned', () => {
  // Broken markup costs what it costs, and each refusal is told: what counts is that nothing runs.
  test.use({ allowed: /./s });

  test('runs nothing of them under its policy alone, in a document as in a tab', async ({
    page,
    request,
    uncleanedStore: { url },
  }) => {
    test.slow();
    const sprung = await traps(page, url);
    const refused = await refusals(page);
    const product = await productPath(request, uk);
    await page.goto(url + product);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => rouse(page)).toBeGreaterThan(50);
    expect(refused.filter((one) => one.includes('script-src-elem')).length).toBeGreaterThan(0);
    refused.length = 0;
    await page.goto(`${url}${uk.prefix}/ip-kamery`);
    await hydrated(page);
    await page.locator(`main a[href="${product}"]`).first().click();
    await expect(page).toHaveURL(url + product);
    await expect.poll(() => rouse(page)).toBeGreaterThan(50);
    expect(refused.filter((one) => one.includes('script-src-attr')).length).toBeGreaterThan(20);
    // And a script of the store's own that forgot whom it asks could not put them into a page.
    const taken = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        return true;
      } catch {
        return false;
      }
    });
    expect(taken).toBe(false);
    expect(sprung).toEqual([]);
  });

  test.describe('in a browser that heeds no policy', () => {
    test.use({ bypassCSP: true });

    test('runs them, which is what the policy is there for', async ({ page, request, uncleanedStore: { url } }) => {
      const sprung = await traps(page, url);
      await page.goto(url + (await productPath(request, uk)), { waitUntil: 'commit' });
      await expect.poll(() => sprung.filter((one) => one.startsWith('alert')).length).toBeGreaterThan(20);
    });
  });
});
