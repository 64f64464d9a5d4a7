/**
 * How long a shopper waits between a press and the next page, and on the way back.
 *
 *   node packages/bench/src/instant.ts [--store http://localhost:8080] [--category /ua/ip-kamery] [--runs 7] [--pause 5000]
 *
 * On the phone of `phone.ts`. What shoppers do: a
 * pointer comes to a product 300 ms before it presses, a finger without any announcement lies on it for 90 ms. From the click (the button or
 * the finger goes up) until the frame that shows the next page's heading is drawn. On the way back, over one page and over three
 * (`farBack`: the list does not stand any more), from the call of `history.go`.
 */

import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { onPhone, type Phone, type PhoneOptions } from './phone.ts';
import { quantile } from './quantile.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'http://localhost:8080' },
    category: { type: 'string', default: '/ua/ip-kamery' },
    runs: { type: 'string', default: '7' },
    /** How long the list is looked at before anything is touched, in milliseconds. */
    pause: { type: 'string', default: '5000' },
    chromium: { type: 'string', default: process.env.CHROMIUM ?? '/usr/bin/chromium' },
  },
});

const link = 'article h3 a';
const hoverMs = 300;
const touchMs = 90;

type Point = { x: number; y: number };
type Gesture = (page: Page, session: CDPSession, at: Point) => Promise<void>;

const gestures: Record<string, Gesture> = {
  async hover(page, _session, { x, y }) {
    await page.mouse.move(x, y, { steps: 4 });
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
  },
  async touch(page, session, at) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(touchMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

/** Has the page note, from its next press or way back, how long the frame with another heading takes. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    // Pages that are not in sight stand in the document too.
    const isSeen = (element: Element) => {
      // The check by itself answers by the last frame.
      element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true });
    };
    const heading = () => [...document.querySelectorAll('h1')].find(isSeen)?.textContent;
    const before = heading();
    const follow = (beganAt: number, resolve: (ms: number) => void) => {
      const drawn = () => resolve(performance.now() - beganAt);
      const look = () => {
        const now = heading();
        // What is asked for within a frame comes after it was drawn, and this before whatever else waits for that.
        if (now && now !== before) void scheduler.postTask(drawn, { priority: 'user-blocking' });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    const noted = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => follow(timeStamp, resolve), { capture: true, once: true });
      addEventListener('bench:back', ({ timeStamp }) => follow(timeStamp, resolve), { once: true });
    });
    Object.assign(window, { noted });
  });
  return () => page.evaluate(() => (window as unknown as { noted: Promise<number> }).noted);
}

/** The middle of the first product's name that is wholly in sight. */
function firstLink(page: Page): Promise<Point> {
  return page.evaluate((link) => {
    for (const element of document.querySelectorAll(link)) {
      const { left, top, bottom, width, height } = element.getBoundingClientRect();
      if (element.checkVisibility({ visibilityProperty: true }) && top > 0 && bottom < innerHeight) {
        return { x: left + Math.min(width, 80) / 2, y: top + height / 4 };
      }
    }
    throw new Error('No product is wholly in sight.');
  }, link);
}

type Times = { press: number; back: number; farBack: number };

async function run({ page, session }: Phone, gesture: Gesture): Promise<Times> {
  await page.goto(values.store + values.category);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The names stand below the first screen of a phone.
  await page.evaluate((link) => document.querySelector(link)?.scrollIntoView({ block: 'center' }), link);
  await page.waitForTimeout(Number(values.pause));
  const pressed = await watch(page);
  await gesture(page, session, await firstLink(page));
  const press = await pressed();
  await page.waitForTimeout(2000);
  const back = await goBack(page, 1);
  await page.waitForTimeout(1000);
  // The list is not among the last two pages any more.
  for (const href of [link, 'a[href$="/reviews"]', 'a[href$="/specifications"]']) {
    await follow(page, href);
    await page.waitForTimeout(1000);
  }
  return { press, back, farBack: await goBack(page, 3) };
}

async function goBack(page: Page, pages: number): Promise<number> {
  const left = await watch(page);
  await page.evaluate((pages) => {
    dispatchEvent(new Event('bench:back'));
    history.go(-pages);
  }, pages);
  return left();
}

/** Presses the first link in sight that a selector finds, and waits for its address. */
async function follow(page: Page, selector: string): Promise<void> {
  const before = new URL(page.url()).pathname;
  await page.evaluate((selector) => {
    const links = [...document.querySelectorAll<HTMLElement>(selector)];
    links.find((one) => one.checkVisibility({ visibilityProperty: true }))?.click();
  }, selector);
  await page.waitForURL(({ pathname }) => pathname !== before);
}

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, p90] = [0.5, 0.9].map((share) => quantile(times, share)).map((ms) => ms.toFixed(0));
  process.stdout.write(`${name}: median ${median}, p90 ${p90} ms (${sorted.map((ms) => ms.toFixed(0)).join(', ')})\n`);
}

const phone = (gesture: Gesture): PhoneOptions => ({
  executablePath: values.chromium,
  store: values.store,
  hasTouch: gesture === gestures.touch,
});

for (const [name, gesture] of Object.entries(gestures)) {
  const runs: Times[] = [];
  for (let index = 0; index < Number(values.runs); index += 1) {
    runs.push(await onPhone(phone(gesture), (phone) => run(phone, gesture)));
  }
  for (const act of ['press', 'back', 'farBack'] as const) {
    report(
      `${name}, ${act}`,
      runs.map((times) => times[act]),
    );
  }
}
