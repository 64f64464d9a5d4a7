import { expect, test } from '@jest/globals';
import { user } from '@vitryna/testing';
import { type AddressValues, addressFormSchema, newAddress } from './address-values.ts';

const values = (overrides: Partial<AddressValues>): AddressValues => ({
  ...newAddress(user()),
  cityRef: 'kyiv',
  ...overrides,
});
const recipient = { firstName: 'Олена', lastName: 'Коваль', middleName: null, phone: '+380671234567' };

test('sends a point of the city, and nothing of a door', () => {
  expect(addressFormSchema.parse(values({ warehouseRef: 'w1', street: 'Хрещатик' }))).toEqual({
    recipient,
    delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'w1' },
  });
});

test('sends a door, and nothing of a point', () => {
  const courier = values({ method: 'courier', warehouseRef: 'w1', street: ' Хрещатик ', house: '1', flat: '' });
  expect(addressFormSchema.parse(courier)).toEqual({
    recipient,
    delivery: { method: 'courier', cityRef: 'kyiv', street: { name: 'Хрещатик' }, house: '1' },
  });
});

test.each<[string, Partial<AddressValues>, string[]]>([
  ['a point', {}, ['warehouseRef']],
  ['a city', { cityRef: '', warehouseRef: 'w1' }, ['cityRef']],
  ['a door', { method: 'courier' }, ['street', 'house']],
  [
    'a name',
    { warehouseRef: 'w1', recipient: { firstName: ' ', lastName: 'Коваль', phone: '12' } },
    ['recipient.firstName', 'recipient.phone'],
  ],
])('says at its own field what is missing: %s', (_, overrides, fields) => {
  const { error } = addressFormSchema.safeParse(values(overrides));
  // A rule may say more than one thing of a field: the first one is shown.
  expect([...new Set(error?.issues.map(({ path }) => path.join('.')))]).toEqual(fields);
  expect(error?.issues.every(({ message }) => message.startsWith('@'))).toBe(true);
});
