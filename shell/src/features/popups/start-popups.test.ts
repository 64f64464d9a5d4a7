/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { adPopupDelayMs, leadCaptureDelayMs } from '@vitryna/contracts/constants';
import { createStores } from '@vitryna/store';
import { provideModals } from '../../modals/modal-source.ts';
import { createQuestions } from '../../tab/questions.ts';
import type { App } from '../feature.ts';
import { lookAgainMs, startPopups } from './start-popups.ts';

const card = {
  id: '1',
  title: 'Знижки',
  description: '',
  url: '/',
  buttonLabel: '',
  titleColor: '',
  descriptionColor: '',
  buttonLabelColor: '',
  buttonBorderColor: '',
  buttonBackgroundColor: '',
  backgroundImage: null,
  overlayImage: null,
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A page of a name, as the router tells of it; pages of checkout have a frame of their own, a page called quiet says so. */
const declarationOf = (name: string) => ({
  name,
  layout: name === 'checkout' ? 'simplified' : 'default',
  ...(name === 'quiet' && { hasPopups: false }),
});
const at = (name: string, key = name) => ({
  location: { key },
  navigation: { state: 'idle' },
  matches: [{ params: {}, route: { handle: { pageOf: () => ({ declaration: declarationOf(name) }) } } }],
});

function setUp({ page = 'home', answer = async () => [card] as unknown, brings = true, startedAgo = 0 } = {}) {
  const get = jest.fn(async (_path: string, { schema }: { schema: { parse: (data: unknown) => unknown } }) =>
    schema.parse(await answer()),
  );
  const api = { get, post: async () => null } as unknown as App['api'];
  const stores = createStores({ locale: 'uk', api, eventBus: { emit: () => {} } });
  const listeners: ((state: ReturnType<typeof at>) => void)[] = [];
  const router = {
    state: at(page),
    subscribe: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  };
  const Component = () => null;
  provideModals({
    load: async () => {
      if (!brings) throw new Error('lost');
      return { ad: async () => ({ Component }), leadCapture: async () => ({ Component }) };
    },
    loadTexts: async () => true,
  });
  const questions = createQuestions();
  startPopups({ api, stores, router, questions, startedAt: performance.now() - startedAgo } as unknown as App);
  return {
    get,
    stores,
    questions,
    stack: () => stores.getState().modals.stack,
    go: async (name: string) => {
      router.state = at(name, `${name}-${Math.random()}`);
      for (const listener of listeners) listener(router.state);
      await jest.advanceTimersByTimeAsync(0);
    },
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

test('opens nothing whose code does not load', async () => {
  const { stack, pass } = setUp({ brings: false });
  await pass(leadCaptureDelayMs);
  expect(stack()).toEqual([]);
});

test('opens the ad after 5 s and, once that is closed, the discount form after 30 s [§4.26]', async () => {
  const { stack, stores, pass } = setUp();
  await pass(adPopupDelayMs - 1);
  expect(stack()).toEqual([]);
  await pass(1);
  expect(stack()).toEqual(['ad']);
  expect(stores.getState().modals.byName.ad.extra).toEqual({ cards: [card] });
  await pass(leadCaptureDelayMs);
  expect(stack()).toEqual(['ad']);
  stores.modals.close('ad');
  expect(stack()).toEqual(['leadCapture']);
});

test('counts from load, also when it was started late', async () => {
  const { stack, pass } = setUp({ startedAgo: 4000 });
  await pass(adPopupDelayMs - 4000 - 1);
  expect(stack()).toEqual([]);
  await pass(1);
  expect(stack()).toEqual(['ad']);
});

test('opens nothing while the shopper is asked something else', async () => {
  const { questions, stack, pass } = setUp();
  const end = questions.begin();
  await pass(leadCaptureDelayMs);
  expect(stack()).toEqual([]);
  end();
  await pass(0);
  expect(stack()).toEqual(['ad']);
});

test('opens nothing over the open help panel, and what waited when that is closed', async () => {
  const panel = document.createElement('dialog');
  panel.id = 'help-panel';
  document.body.append(panel);
  panel.open = true;
  const { stack, pass } = setUp();
  await pass(adPopupDelayMs);
  await pass(lookAgainMs);
  expect(stack()).toEqual([]);
  panel.open = false;
  await pass(lookAgainMs);
  expect(stack()).toEqual(['ad']);
  panel.remove();
});

test.each([
  ['the catalogue', '<header><a href="/catalog" aria-expanded="true">x</a></header>'],
  ['suggestions', '<header><input aria-expanded="true"></header>'],
])('opens nothing over %s that are open below the header', async (_, html) => {
  document.body.innerHTML = html;
  const { stack, pass } = setUp();
  await pass(adPopupDelayMs + lookAgainMs);
  expect(stack()).toEqual([]);
  document.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', 'false');
  await pass(lookAgainMs);
  expect(stack()).toEqual(['ad']);
  document.body.innerHTML = '';
});

test('opens nothing over a sheet that the address opened', async () => {
  document.body.innerHTML = '<aside id="filters" style="position: fixed">x</aside>';
  location.hash = '#filters';
  const { stack, pass } = setUp();
  await pass(adPopupDelayMs + lookAgainMs);
  expect(stack()).toEqual([]);
  location.hash = '#closed';
  await pass(lookAgainMs);
  expect(stack()).toEqual(['ad']);
  document.body.innerHTML = '';
});

test('opens nothing while a question follows what was closed', async () => {
  document.body.innerHTML = '<header><a href="/catalog" aria-expanded="true">x</a></header>';
  const { questions, stack, pass } = setUp();
  await pass(adPopupDelayMs);
  const end = questions.begin();
  document.body.innerHTML = '';
  await pass(lookAgainMs);
  expect(stack()).toEqual([]);
  end();
  await pass(0);
  expect(stack()).toEqual(['ad']);
});

test('opens nothing over a form that is filled in, and what waited when that is left', async () => {
  document.body.innerHTML =
    '<form><input name="name"><textarea></textarea><button>ok</button></form><a href="/">on</a>';
  const [name, text, send, link] = [...document.querySelectorAll<HTMLElement>('input, textarea, button, a')];
  name?.focus();
  const { stack, pass } = setUp();
  await pass(adPopupDelayMs);
  for (const field of [text, send]) {
    field?.focus();
    await pass(lookAgainMs);
    expect(stack()).toEqual([]);
  }
  link?.focus();
  await pass(lookAgainMs);
  expect(stack()).toEqual(['ad']);
  document.body.innerHTML = '';
});

test('opens the discount form after 30 s where there is no ad [§4.22 §9.12]', async () => {
  const { stack, pass } = setUp({ answer: async () => [] });
  await pass(leadCaptureDelayMs - 1);
  expect(stack()).toEqual([]);
  await pass(1);
  expect(stack()).toEqual(['leadCapture']);
});

test.each(['checkout', 'quiet'])(
  'opens nothing on the page %s, asks nothing there, and opens on the next page [§4.28]',
  async (page) => {
    const { stack, get, go, pass } = setUp({ page });
    await pass(leadCaptureDelayMs);
    expect(stack()).toEqual([]);
    expect(get).not.toHaveBeenCalled();
    await go('category');
    expect(stack()).toHaveLength(1);
  },
);

test('takes an offer back that waits when the shopper goes to checkout', async () => {
  const { stack, stores, go, pass } = setUp();
  stores.modals.open('cart');
  await pass(leadCaptureDelayMs);
  await go('checkout');
  stores.modals.close('cart');
  expect(stack()).toEqual([]);
  await go('account-orders');
  expect(stack()).toHaveLength(1);
});

test.each([
  ['no slides', async () => []],
  ['no answer', () => Promise.reject(new Error('offline'))],
  ['something else', async () => ({ error: 1 })],
])('opens no ad when there are/is %s [§7.3 /sliders/popup §8.11]', async (_, answer) => {
  const { stack, pass } = setUp({ answer });
  await pass(leadCaptureDelayMs - 1);
  expect(stack()).toEqual([]);
});

test('asks for no slides once the ad was seen [§4.22 §4.26]', async () => {
  const { stack, get, stores, pass } = setUp();
  stores.appearance.markShown('ad');
  stores.appearance.markShown('leadCapture');
  await pass(leadCaptureDelayMs);
  expect(get).not.toHaveBeenCalled();
  expect(stack()).toEqual([]);
});
