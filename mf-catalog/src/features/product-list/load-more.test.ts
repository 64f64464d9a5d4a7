/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const card = { id: '1', height: 100 };

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  window.history.replaceState(null, '');
  document.body.innerHTML = '<main><article></article></main>';
  const article = document.querySelector('article') as HTMLElement;
  article.getBoundingClientRect = () => ({ top: 20, bottom: 20 + card.height }) as DOMRect;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'onscrollend');
  jest.useRealTimers();
});

/** A list after its second page has come. */
async function loadSecond(): Promise<void> {
  jest.unstable_mockModule('./fetch-list.ts', () => ({ fetchList: async () => ({ products: [{ id: '2' }] }) }));
  const { addPage } = await import('./load-more.ts');
  const input = {
    list: { products: [card], filters: {} },
    locale: 'uk',
    more: { page: 1, cards: [], progress: 'idle' },
  };
  await addPage({ ...input, show: () => {} } as unknown as Parameters<typeof addPage>[0]);
}

const shownCard = () => (window.history.state as { shownCard?: object }).shownCard;

test('remembers the card in sight when the browser tells the end of a scroll, and not before', async () => {
  Object.assign(window, { onscrollend: null });
  await loadSecond();
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(shownCard()).toBeUndefined();
  dispatchEvent(new Event('scrollend'));
  expect(shownCard()).toEqual({ index: 0, top: 20 });
});

test('remembers it once nothing has scrolled for a while where no browser tells', async () => {
  await loadSecond();
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(100);
  expect(shownCard()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(100);
  expect(shownCard()).toEqual({ index: 0, top: 20 });
});
