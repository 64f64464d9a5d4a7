import { expect, test } from '@jest/globals';
import { savedAddresses } from '../../testing/checkout-api.ts';
import { emptyValues } from './checkout-values.ts';
import { addressText, collectsAt, deliveryTo, goesTo } from './saved-address.ts';

const [post, door] = savedAddresses as [(typeof savedAddresses)[0], (typeof savedAddresses)[0]];
const owner = { firstName: 'Оксана', lastName: 'Шевчук' };
const typed = { firstName: 'Марко', lastName: 'Коваль' };

test('an address takes all fields of a delivery, so that nothing of another place is left', () => {
  expect(Object.keys(deliveryTo(post)).sort()).toEqual(Object.keys(emptyValues().delivery).sort());
  expect(Object.keys(deliveryTo(door)).sort()).toEqual(Object.keys(emptyValues().delivery).sort());
  expect(deliveryTo(door)).toMatchObject({ warehouseRef: '', street: { ref: '', name: 'вул. Шевченка' }, flat: '12' });
});

test.each<[boolean, string, Parameters<typeof goesTo>]>([
  [true, 'its own place', [deliveryTo(door), door]],
  [true, 'its own place with words for the courier', [{ ...deliveryTo(door), comment: 'Код 12' }, door]],
  [true, 'a draft of it, without what is empty', [{ method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'w12' }, post]],
  [false, 'another flat', [{ ...deliveryTo(door), flat: '' }, door]],
  [false, 'another point', [{ ...deliveryTo(post), warehouseRef: 'w7' }, post]],
  [false, 'another way', [{ ...deliveryTo(post), method: 'courier' }, post]],
  [false, 'nowhere', [{}, post]],
])('says %j of whether a delivery goes to it: %s', (expected, _, args) => {
  expect(goesTo(...args)).toBe(expected);
});

test('names who collects there, takes who collected at another one back, and leaves whom the shopper has named', () => {
  const collects = (address: typeof post, who: typeof owner | null) =>
    collectsAt(address, { orders: { firstName: ' оксана', lastName: 'Шевчук ' }, collects: who }, savedAddresses);
  expect(collects(door, null)).toEqual({ firstName: 'Галина', lastName: 'Шевчук', phone: '+380509876543' });
  expect(collects(door, typed)?.firstName).toBe('Галина');
  expect(collects(post, null)).toBeNull();
  expect(collects(post, { firstName: 'Галина', lastName: 'Шевчук' })).toBeNull();
  expect(collects(post, typed)).toBeUndefined();
});

test('reads as one line', () => {
  const texts = (address: typeof post) =>
    addressText(
      address,
      (text) => text?.uk ?? '',
      ((_key: string, { flat }: { flat: string }) => `кв. ${flat}`) as never,
    );
  expect(texts(post)).toBe('Київ, Відділення №12');
  expect(texts(door)).toBe('Київ, вул. Шевченка, 7а, кв. 12');
});
