/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import type { StoreState, Stores } from '@vitryna/store';
import ru from '../../locales/ru.json' with { type: 'json' };
import uk from '../../locales/uk.json' with { type: 'json' };
import { OfflineNotice } from './offline-notice.tsx';

type Outbox = StoreState['outbox'];
const locales = { uk, ru };

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  delete document.documentElement.dataset.keptAt;
});

function show(outbox: Partial<Outbox>, { isOnline = false, locale = 'uk' as 'uk' | 'ru' } = {}) {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const state = { outbox: { waiting: [], notices: [], ...outbox } };
  const dismiss = jest.fn();
  const stores = { getState: () => state, subscribe: () => () => undefined, outbox: { dismiss } } as unknown as Stores;
  render(<OfflineNotice i18n={createI18n({ locale, texts: locales[locale] })} stores={stores} />);
  const connect = () =>
    act(() => {
      connection.mockReturnValue(true);
      dispatchEvent(new Event('online'));
    });
  return { dismiss, connect, shownText: () => screen.getByRole('status').textContent };
}
const waiting = (count: number) =>
  Array.from({ length: count }, () => ({ operation: 'cart.add' as const, productId: 'a' }));

test('is silent while there is a connection and nothing to tell', () => {
  expect(show({}, { isOnline: true }).shownText()).toBe('');
});

test.each([
  ['uk', 1, 'Немає з’єднання1 зміна чекає на з’єднання'],
  ['uk', 3, 'Немає з’єднання3 зміни чекають на з’єднання'],
  ['ru', 5, 'Нет соединения5 изменений ждут соединения'],
] as const)('says in %s that %d changes wait', (locale, count, shownText) => {
  expect(show({ waiting: waiting(count) }, { locale }).shownText()).toContain(shownText);
});

test('says that changes are on their way once the connection is back', () => {
  const { connect, shownText } = show({ waiting: waiting(1) });
  connect();
  expect(shownText()).toContain('З’єднання відновлено: надсилаємо ваші зміни');
});

test('offers to refresh a page that was shown from the device', () => {
  document.documentElement.dataset.keptAt = String(Date.UTC(2026, 10, 21, 12));
  const { connect, shownText } = show({});
  expect(shownText()).toMatch(/Збережено 21 листопада/);
  connect();
  expect(screen.getByRole('link', { name: 'Оновити сторінку' }).hasAttribute('data-document')).toBe(true);
});

test('can be closed, and comes back with the next change', () => {
  const { shownText } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Закрити' }));
  expect(shownText()).toBe('');
});

test('tells what was refused and what costs something else, until it was read', () => {
  const refused = { kind: 'refused', operation: 'cart.add', productId: 'a' } as const;
  const { dismiss, shownText } = show(
    {
      notices: [
        { ...refused, code: 'notOrderable' },
        { ...refused, code: 'constructor' },
        { kind: 'repriced', productId: 'b', name: { uk: 'Камера', ru: 'Камера' }, price: 1250 },
      ],
    },
    { isOnline: true },
  );
  expect(shownText()).toContain('уже немає в наявності');
  expect(shownText()).toContain('Зміну, зроблену без з’єднання, не прийнято.');
  expect(shownText()).toMatch(/Камера: нова ціна 1\s250\s₴/);
  fireEvent.click(screen.getByRole('button', { name: 'Закрити' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});
