import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Key, error as refusals, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { EngineName } from './engines.ts';
import { findElements, type Query } from './page-agent.ts';
import type { Session } from './session.ts';

/** Where to look for something: below elements that a selector finds. */
export type Place = { within?: string };

/** A shopper at a browser of any engine: presses and reads what a page shows by its roles and names. */
export type Shopper = {
  engine: EngineName;
  driver: WebDriver;
  /** Opens an address of the store. */
  open: (path: string) => Promise<void>;
  /** Opens an address and waits until the page is hydrated. */
  openHydrated: (path: string) => Promise<void>;
  isHydrated: () => Promise<void>;
  find: (role: string, name?: string | RegExp, place?: Place) => Promise<WebElement>;
  findAll: (role: string, name?: string | RegExp, place?: Place) => Promise<WebElement[]>;
  press: (role: string, name?: string | RegExp, place?: Place) => Promise<void>;
  /** Puts words into a field, in the place of what it holds. */
  fill: (name: string | RegExp | undefined, labels: string, place?: Place & { role?: string }) => Promise<void>;
  /** Presses a key on what has the focus. */
  key: (key: string) => Promise<void>;
  sees: (role: string, name?: string | RegExp, place?: Place) => Promise<void>;
  seesNo: (role: string, name?: string | RegExp, place?: Place) => Promise<void>;
  isAt: (address: RegExp) => Promise<void>;
  /** Calls the store in the name of this shopper, from the page that is open. */
  call: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** What a function of the page answers. */
  read: <Answer, Args extends unknown[]>(work: (...args: Args) => Answer, ...args: Args) => Promise<Answer>;
  /** What the pages complained about so far. */
  problems: () => Promise<string[]>;
};

/** What a page answers that is changing just now: it is asked again. */
const passing = [
  refusals.StaleElementReferenceError,
  refusals.ElementClickInterceptedError,
  refusals.ElementNotInteractableError,
  refusals.NoSuchElementError,
  refusals.JavascriptError,
  refusals.MoveTargetOutOfBoundsError,
];
const isPassing = (error: unknown): boolean => passing.some((kind) => error instanceof kind);

const within = { timeout: 30_000, intervals: [20, 50, 100, 200] };

/** Does the work until it succeeds; what fails for good fails the test at once. */
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: { value: Result } | null = null;
  let fatal: unknown;
  await expect(async () => {
    try {
      result = { value: await work() };
    } catch (error) {
      if (isPassing(error) || (error instanceof Error && error.name === 'NotThere')) throw error;
      fatal = error;
    }
  }).toPass(within);
  if (fatal) throw fatal;
  return (result as unknown as { value: Result }).value;
}

function notThere(role: string, name: string | RegExp | undefined): Error {
  return Object.assign(new Error(`The page shows no ${role}${name === undefined ? '' : ` "${name}"`}.`), {
    name: 'NotThere',
  });
}

/** A shopper at the browser of a session; the store is at `baseUrl`. */
export function createShopper(engine: EngineName, { driver, console }: Session, baseUrl: string): Shopper {
  const { collect: listen, heard } = console;

  const ask = async (role: string, name?: string | RegExp, place: Place = {}): Promise<WebElement[]> => {
    await listen();
    const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);
    const query: Query = { role, name: pattern, within: place.within ?? null };
    // A page that is being left answers nothing.
    return (await driver.executeScript<WebElement[] | null>(findElements, query)) ?? [];
  };
  const first = async (role: string, name?: string | RegExp, place?: Place): Promise<WebElement> => {
    const [element] = await ask(role, name, place);
    if (!element) throw notThere(role, name);
    return element;
  };
  /**
   * Brings an element into sight and waits until it stands: a driver presses where something was when it asked. The test waits, because
   * a page without scripts has no timers.
   */
  const reach = async (element: WebElement): Promise<void> => {
    const place = () =>
      driver.executeScript<string>((target: Element) => {
        const { x, y, top, bottom } = target.getBoundingClientRect();
        if (top < 120 || bottom > innerHeight - 120) target.scrollIntoView({ block: 'center', behavior: 'instant' });
        return `${x} ${y}`;
      }, element);
    let before = await place();
    for (let looks = 0; looks < 40; looks += 1) {
      await wait(50);
      const now = await place();
      if (now === before) return;
      before = now;
    }
  };
  const open = async (path: string) => {
    await listen();
    await driver.get(new URL(path, baseUrl).href);
    await listen();
  };
  const isHydrated = () =>
    retry(async () => {
      await listen();
      const isDone = await driver.executeScript<boolean>(
        'return document.documentElement.hasAttribute("data-hydrated")',
      );
      if (!isDone) throw notThere('page', 'hydrated');
    });
  const shopper: Shopper = {
    engine,
    driver,
    open,
    isHydrated,
    async openHydrated(path) {
      await open(path);
      await isHydrated();
    },
    find: (...what) => retry(() => first(...what)),
    findAll: ask,
    press: (...what) =>
      retry(async () => {
        const element = await first(...what);
        await reach(element);
        await element.click();
      }),
    fill: (name, labels, { role = 'textbox', ...place } = {}) =>
      retry(async () => {
        const field = await first(role, name, place);
        await reach(field);
        await field.click();
        const isEmpty = (await field.getProperty('value')) === '';
        await field.sendKeys(...(isEmpty ? [] : [Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE]), labels);
      }),
    key: (key) => driver.actions({ async: true }).sendKeys(key).perform(),
    sees: async (...what) => void (await retry(() => first(...what))),
    seesNo: (role, name, place) =>
      retry(async () => {
        if ((await ask(role, name, place)).length > 0) throw notThere('page', `without ${role} "${name}"`);
      }),
    isAt: (address) => expect.poll(() => driver.getCurrentUrl(), within).toMatch(address),
    async call<Answer>(path: string, body?: object): Promise<Answer> {
      const { ok, status, data } = await driver.executeAsyncScript<{ ok: boolean; status: number; data: Answer }>(
        (path: string, body: object | null, done: (answer: object) => void) => {
          const headers = { 'content-type': 'application/json' };
          const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
          fetch(`/user${path}`, init)
            .then(async (answer) => {
              const labels = await answer.text();
              const parsed = labels ? JSON.parse(labels) : {};
              done({ ok: answer.ok, status: answer.status, data: 'data' in parsed ? parsed.data : parsed });
            })
            .catch((error: unknown) => done({ ok: false, status: 0, data: String(error) }));
        },
        path,
        body ?? null,
      );
      if (!ok) throw new Error(`${path} answered ${status}: ${JSON.stringify(data)}`);
      return data;
    },
    read: (work, ...args) => driver.executeScript(work as (...all: unknown[]) => unknown, ...args) as never,
    async problems() {
      await listen();
      return heard;
    },
  };
  return shopper;
}
