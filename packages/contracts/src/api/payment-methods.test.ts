import { expect, jest, test } from '@jest/globals';
import { z } from '../zod.ts';

const { paymentKinds } = await import('./payment-kinds.ts');
// A method more of each kind; nothing else knows of them.
jest.unstable_mockModule('./payment-kinds.ts', () => ({
  paymentKinds: { ...paymentKinds, wallet: 'bank', otherParts: 'instalments', terminal: 'cash', factoring: 'transfer' },
}));
jest.resetModules();
const { methodsOfKind } = await import('./payment-methods.ts');
const { isInstalment } = await import('./instalments.ts');
const { createOrderSchema, paymentMethodSchema } = await import('./index.ts');

const methodsOf = methodsOfKind as (...kinds: string[]) => string[];
const schema = createOrderSchema(z.string());
const problemsOf = (method: string) =>
  schema
    .safeParse({
      recipient: { firstName: 'Олена', lastName: 'Шевченко', phone: '+380671234567' },
      delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'kyiv-1' },
      payment: { method },
      agree: true,
      expected: { total: 100, hash: 'h' },
    })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

test('every list follows the table of the methods', () => {
  expect(methodsOf('bank', 'instalments')).toEqual(['card', 'privatParts', 'monoParts', 'wallet', 'otherParts']);
  expect(methodsOf('cash')).toEqual(['cashOnDelivery', 'terminal']);
  expect(methodsOf('transfer')).toEqual(['invoice', 'factoring']);
  expect(paymentMethodSchema.options).toEqual(
    expect.arrayContaining(['wallet', 'otherParts', 'terminal', 'factoring']),
  );
  expect(paymentMethodSchema.options.filter(isInstalment)).toEqual(['privatParts', 'monoParts', 'otherParts']);
});

test.each([
  [['card', 'wallet'], ['recipient.email']],
  [
    ['privatParts', 'otherParts'],
    ['payment.parts', 'recipient.email'],
  ],
  [['cashOnDelivery', 'terminal'], []],
  [
    ['invoice', 'factoring'],
    ['payment.company.name', 'recipient.email'],
  ],
])('an order by %j has to have %j', (methods, missing) => {
  for (const method of methods) expect(problemsOf(method)).toEqual(missing);
});
