import { expect, test } from '@jest/globals';
import { sandboxBank } from './sandbox-bank.ts';

const store = { apiPort: 4001, publicUrl: 'https://shop.example/x' };

test('a store for trials has a bank for trials, on an origin and with a secret of its own', () => {
  const bank = sandboxBank({}, store);
  expect(bank.SANDBOX_BANK_URL).toBe(`http://shop.example:${bank.SANDBOX_BANK_PORT}`);
  expect(bank.SANDBOX_BANK_SECRET).toMatch(/^[0-9a-f]{48}$/);
  expect(sandboxBank({}, store).SANDBOX_BANK_SECRET).not.toBe(bank.SANDBOX_BANK_SECRET);
});

test.each([[{ NODE_ENV: 'production' }], [{ SANDBOX_BANK_URL: 'http://localhost:1' }], [{ LIQPAY_PUBLIC_KEY: 'i1' }]])(
  'none is opened with %j: who presses its button has paid',
  (variables) => {
    expect(sandboxBank(variables, store)).toEqual({});
  },
);
