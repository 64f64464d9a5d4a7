/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { createI18n } from '@vitryna/i18n';
import type { ModalTable } from '@vitryna/remote-kit';
import { createStores, type ModalName, modalNames, type Stores } from '@vitryna/store';
import { guardConsole } from '@vitryna/testing/console-guard';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ru from '../locales/ru.json' with { type: 'json' };
import uk from '../locales/uk.json' with { type: 'json' };
import { Providers } from '../tab/providers.tsx';
import { notePress } from './last-press.ts';
import { lostTexts } from './lost-texts.ts';
import { ModalHost } from './modal-host.tsx';
import { provideModals } from './modal-source.ts';
import { modalTable } from './modal-table.ts';
import { UnsuccessfulModal } from './result-modal.tsx';

const { expectError } = guardConsole();

// jsdom knows the element and not what it does.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

const extras: Partial<Record<ModalName, object>> = {
  preOrder: { productId: 'p1' },
  successful: { titleKey: 'Дякуємо', textKey: 'Чекайте на лист' },
  unsuccessful: { titleKey: 'Не вийшло', textKey: 'Спробуйте пізніше' },
  setNewPassword: { token: 't1' },
  review: { reviewId: 'r1' },
  addReview: { productId: 'p1' },
  landingPage: { landingPageId: 'l1' },
  ad: { cards: [] },
  recovery: { token: 't2' },
};

const uiTexts = {
  uk: {
    'Try again': 'Спробувати ще раз',
    'The rest of the page works': 'Решта сторінки працює',
    Close: 'Закрити',
    Loading: 'Завантаження',
  },
  ru: {
    'Try again': 'Попробовать ещё раз',
    'The rest of the page works': 'Остальная страница работает',
    Close: 'Закрыть',
  },
};

/** Which apps were asked for their modals, in order. */
let asked: string[];
/** Names whose contents do not load. */
let lost: Set<ModalName>;
/** What contents wait for on their way. */
let waiting: Promise<void>;

/** A module of a remote as the host gets it: it shows its extra, has a field and can close itself. */
const contents = (name: ModalName) => ({
  Component: ({ extra, onClose }: { extra: unknown; onClose: () => void }) => (
    <div>
      <p>
        {name} {JSON.stringify(extra)}
      </p>
      <input aria-label={`field of ${name}`} />
      <button type="button" onClick={onClose}>
        leave
      </button>
    </div>
  ),
});

beforeEach(() => {
  asked = [];
  lost = new Set();
  waiting = Promise.resolve();
  provideModals({
    load: async (owner) => {
      asked.push(owner);
      const table: ModalTable = {};
      for (const name of modalNames) {
        table[name] = async () => {
          await waiting;
          if (lost.has(name)) throw new Error(`lost: ${name}`);
          return contents(name);
        };
      }
      return table;
    },
    loadTexts: async () => true,
  });
});

function setUp(
  locale: 'uk' | 'ru' = 'uk',
  i18n = createI18n({ locale, texts: { ...uiTexts[locale], ...(locale === 'uk' ? uk : ru) } }),
): {
  stores: Stores;
  open: (name: ModalName) => Promise<void>;
  go: (path: string) => Promise<void>;
} {
  const eventBus = createEventBus<EventPayloads>({ table: events });
  const api = { get: () => Promise.reject(new Error('no calls')), post: () => Promise.reject(new Error('no calls')) };
  const stores = createStores({ locale: 'uk', api, eventBus });
  const Page = () => {
    const [isIn, setIn] = useState(false);
    return (
      <>
        <button type="button">opener</button>
        <div>
          <div>
            {isIn ? (
              <a href="/checkout">in the cart</a>
            ) : (
              <button type="button" onClick={() => setIn(true)}>
                buy
              </button>
            )}
          </div>
        </div>
        <main id="main" tabIndex={-1} />
        <ModalHost />
      </>
    );
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(
    <Providers i18n={i18n} stores={stores} eventBus={eventBus}>
      <RouterProvider router={router} />
    </Providers>,
  );
  screen.getByText('opener').focus();
  return {
    stores,
    open: (name) => act(async () => stores.modals.open(name as 'preOrder', extras[name] as never)),
    go: (path) => act(() => router.navigate(path)),
  };
}

const dialog = (name: ModalName) => document.querySelector<HTMLDialogElement>(`dialog[data-modal-name="${name}"]`);

test.each(modalNames)(
  '%s: asks its owner, has a name, gets its extra, returns the focus, closes [§2.9 §2.16 §4.20 §4.21 §4.23]',
  async (name) => {
    const { open, stores } = setUp();
    expect(asked).toEqual([]);
    await open(name);
    await screen.findByText(`${name} ${JSON.stringify(extras[name] ?? null)}`);
    expect(new Set(asked)).toEqual(new Set([modalTable[name].owner]));
    const element = dialog(name);
    expect(element?.open).toBe(true);
    const key = (extras[name] as { titleKey?: string } | undefined)?.titleKey ?? modalTable[name].title;
    // A text of a package is not among the shell's own: its key stands for it.
    expect(element?.getAttribute('aria-label')).toBe((uk as Record<string, string>)[key] ?? key);
    expect(document.activeElement).toBe(element);
    expect(document.documentElement.dataset.scrollLock).toBeDefined();
    fireEvent.click(screen.getByText('leave'));
    expect(dialog(name)).toBeNull();
    expect(stores.getState().modals.stack).toEqual([]);
    expect(document.documentElement.dataset.scrollLock).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByText('opener'));
  },
);

test.each(modalNames)(
  '%s: holds its place while it loads, says that it does not, and loads when asked again',
  async (name) => {
    expectError(new RegExp(`lost: ${name}`));
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    waiting = arrival;
    lost.add(name);
    const { open, stores } = setUp();
    await open(name);
    const title = dialog(name)?.getAttribute('aria-label') ?? '';
    expect(screen.getByRole('heading', { name: title, level: 2 })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Завантаження');
    await act(async () => arrive());
    await screen.findByText(uk['This part of the store did not load']);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading', { name: title, level: 2 })).toBeTruthy();
    // The page around it lives on.
    expect(screen.getByText('opener').isConnected).toBe(true);
    lost.clear();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' })));
    await screen.findByText(`${name} ${JSON.stringify(extras[name] ?? null)}`);
    fireEvent.click(screen.getByText('leave'));
    expect(stores.getState().modals.stack).toEqual([]);
  },
);

test('opens what a remote brings for itself, and calls it what the remote says', async () => {
  provideModals({
    load: async (owner) => {
      asked.push(owner);
      return { details: async () => ({ ...contents('mf-gift-cards/details'), title: 'Cart' }) };
    },
    loadTexts: async () => true,
  });
  const { open, stores } = setUp();
  await open('mf-gift-cards/details');
  await screen.findByText('mf-gift-cards/details null');
  expect(new Set(asked)).toEqual(new Set(['mf-gift-cards']));
  expect(dialog('mf-gift-cards/details')?.getAttribute('aria-label')).toBe(uk.Cart);
  fireEvent.click(screen.getByText('leave'));
  expect(stores.getState().modals.stack).toEqual([]);
});

test('has the name and the room that its opener says from the first moment on', async () => {
  provideModals({ load: () => new Promise(() => undefined), loadTexts: async () => true });
  const { stores } = setUp();
  const extra = { titleKey: 'Cart', shape: 'screen' };
  await act(async () => stores.modals.open('mf-gift-cards/details' as 'preOrder', extra as never));
  expect(dialog('mf-gift-cards/details')?.getAttribute('aria-label')).toBe(uk.Cart);
  expect(dialog('mf-gift-cards/details')?.className).toContain('screen');
  act(() => stores.modals.closeAll());
});

test('a remote that is lost costs the dialog alone, which can be closed, in Russian too', async () => {
  expectError(/lost: mf-account/);
  provideModals({ load: (owner) => Promise.reject(new Error(`lost: ${owner}`)), loadTexts: async () => true });
  const { open, stores } = setUp('ru');
  await open('account');
  await screen.findByText(ru['This part of the store did not load']);
  expect(screen.getByRole('heading', { name: ru.Account })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(stores.getState().modals.stack).toEqual([]);
  expect(document.activeElement).toBe(screen.getByText('opener'));
});

const results: ModalTable = { unsuccessful: async () => ({ Component: UnsuccessfulModal }) };

test('that opens before its texts shows them when they come, never a key of one [§2.9]', async () => {
  const i18n = createI18n({ locale: 'uk', texts: { Close: 'Закрити' }, isPartial: true });
  const texts = Promise.withResolvers<boolean>();
  provideModals({ load: async () => results, loadTexts: () => texts.promise });
  const { stores } = setUp('uk', i18n);
  await act(async () =>
    stores.modals.open('unsuccessful', { titleKey: 'Full {{max}}', textKey: 'At most {{max}}', values: { max: 6 } }),
  );
  expect(dialog('unsuccessful')?.textContent).not.toMatch(/Full|most/);
  await act(async () => {
    i18n.addTexts({ 'Full {{max}}': 'Заповнено ({{max}})', 'At most {{max}}': 'Не більше {{max}}' });
    texts.resolve(true);
  });
  expect(await screen.findByRole('heading', { name: 'Заповнено (6)' })).toBeTruthy();
  expect(screen.getByText('Не більше 6')).toBeTruthy();
  expect(dialog('unsuccessful')?.getAttribute('aria-label')).toBe('Заповнено (6)');
});

test('whose texts do not come says so in the words that every page has, and asks for them again [§2.9]', async () => {
  expectError(/no texts/);
  const own = Object.fromEntries(lostTexts.map((key) => [key, { ...uk, ...uiTexts.uk }[key]]));
  const i18n = createI18n({ locale: 'uk', texts: own, isPartial: true });
  let isHere = false;
  provideModals({
    load: async () => results,
    loadTexts: async () => {
      if (isHere) i18n.addTexts({ Full: 'Заповнено', Most: 'Не більше' });
      return isHere;
    },
  });
  const { stores } = setUp('uk', i18n);
  await act(async () => stores.modals.open('unsuccessful', { titleKey: 'Full', textKey: 'Most' }));
  expect(await screen.findByRole('heading', { name: uk['This part of the store did not load'] })).toBeTruthy();
  for (const message of Object.values(own)) expect(dialog('unsuccessful')?.outerHTML).toContain(message);
  isHere = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' })));
  expect(await screen.findByRole('heading', { name: 'Заповнено' })).toBeTruthy();
});

test('shows one modal at a time and keeps what was typed into the one below', async () => {
  const { open } = setUp();
  await open('addReview');
  const field = await screen.findByLabelText('field of addReview');
  fireEvent.change(field, { target: { value: 'Чудова' } });
  field.focus();
  await open('account');
  await screen.findByText('account null');
  expect([dialog('addReview')?.open, dialog('account')?.open]).toEqual([false, true]);
  fireEvent.click(screen.getAllByText('leave')[1] as HTMLElement);
  expect([dialog('addReview')?.open, dialog('account')]).toEqual([true, null]);
  expect(screen.getByLabelText<HTMLInputElement>('field of addReview').value).toBe('Чудова');
  expect(document.activeElement).toBe(field);
});

test('closes when the browser closes the dialog, and not when another modal covers it [§4.23]', async () => {
  const { open, stores } = setUp();
  await open('cart');
  await screen.findByText('cart null');
  await open('account');
  expect(stores.getState().modals.stack).toEqual(['cart', 'account']);
  await act(async () => dialog('account')?.close());
  expect(stores.getState().modals.stack).toEqual(['cart']);
});

test('is seen leaving with what it said, while page and focus are free and it can be opened anew', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  HTMLDialogElement.prototype.getAnimations = () => [{ finished } as unknown as Animation];
  try {
    const { open, stores } = setUp();
    await open('successful');
    const message = `successful ${JSON.stringify(extras.successful)}`;
    fireEvent.change(await screen.findByLabelText('field of successful'), { target: { value: 'typed' } });
    act(() => stores.modals.close('successful'));
    const leaving = dialog('successful');
    expect(leaving?.open).toBe(false);
    expect(leaving?.hasAttribute('inert')).toBe(true);
    expect(leaving?.textContent).toContain(message);
    expect(document.documentElement.dataset.scrollLock).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByText('opener'));
    await open('successful');
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(document.querySelector<HTMLInputElement>('dialog[open] input')?.value).toBe('');
    await act(async () => finish());
    expect(leaving?.isConnected).toBe(false);
    expect(dialog('successful')?.open).toBe(true);
  } finally {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations');
  }
});

test('closes with a navigation, and the focus goes to the page', async () => {
  const { open, go, stores } = setUp();
  await open('cart');
  await screen.findByText('cart null');
  await go('/catalog');
  expect(stores.getState().modals.stack).toEqual([]);
  expect(document.activeElement).toBe(document.getElementById('main'));
});

test.each([
  ['outside', 'outside', true],
  ['inside', 'outside', false],
  ['outside', 'inside', false],
])('a press that begins %s and ends %s closes: %s [§4.23]', async (begin, end, closes) => {
  const { open, stores } = setUp();
  await open('cart');
  await screen.findByText('cart null');
  const element = dialog('cart') as HTMLDialogElement;
  element.getBoundingClientRect = () => new DOMRect(100, 100, 400, 400);
  const place = (where: string) => ({ clientX: where === 'inside' ? 300 : 50, clientY: 300 });
  // jsdom's pointer events have no place.
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, ...place(begin) }));
  fireEvent.click(element, place(end));
  expect(stores.getState().modals.stack).toEqual(closes ? [] : ['cart']);
});

test('gives the focus to what took the place of its opener, however late the modal came', async () => {
  document.addEventListener('click', notePress, { capture: true });
  try {
    const { open } = setUp();
    screen.getByText('buy').focus();
    fireEvent.click(screen.getByText('buy'));
    expect(document.activeElement).toBe(document.body);
    await open('cart');
    await screen.findByText('cart null');
    fireEvent.click(screen.getByText('leave'));
    expect(document.activeElement).toBe(screen.getByText('in the cart'));
  } finally {
    document.removeEventListener('click', notePress, { capture: true });
  }
});
