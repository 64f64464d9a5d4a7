import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { StoreProvider, useStore } from './react.ts';
import { setUp } from './testing/fixtures.ts';

function Cart() {
  return <p>{useStore((state) => state.cart.status)}</p>;
}

test('renders the anonymous state on the server', () => {
  const html = renderToString(
    <StoreProvider stores={setUp().stores}>
      <Cart />
    </StoreProvider>,
  );
  expect(html).toBe('<p>idle</p>');
});

test('names the missing provider', () => {
  expect(() => renderToString(<Cart />)).toThrow(/useStore\(\) found no StoreProvider/);
});
