/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { StoreProvider, useStore, useStores } from './react.ts';
import { setUp } from './testing/fixtures.ts';

afterEach(cleanup);

function Theme() {
  const stores = useStores();
  const theme = useStore((state) => state.appearance.theme);
  return (
    <button type="button" onClick={() => stores.appearance.setTheme('light')}>
      {theme}
    </button>
  );
}

test('hydrates with the anonymous state the server knew and shows what is remembered after it', () => {
  const onError = jest.spyOn(console, 'error');
  const storages = createMemoryStorages();
  storages.cookies.set('store_theme', 'dark', 1);
  const { stores } = setUp({ storages });
  const container = document.createElement('div');
  container.innerHTML = '<button type="button">system</button>';
  document.body.append(container);
  const button = container.firstChild;
  render(
    <StoreProvider stores={stores}>
      <Theme />
    </StoreProvider>,
    { container, hydrate: true },
  );
  expect(container.firstChild).toBe(button);
  expect(container.textContent).toBe('dark');
  act(() => (button as HTMLButtonElement).click());
  expect(container.textContent).toBe('light');
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

test('renders only those whose part has changed', () => {
  const { stores } = setUp();
  let renders = 0;
  const Count = () => {
    renders += 1;
    return useStore((state) => state.cart.lines.length);
  };
  render(
    <StoreProvider stores={stores}>
      <Count />
    </StoreProvider>,
  );
  act(() => stores.modals.open('cart'));
  expect(renders).toBe(1);
});
