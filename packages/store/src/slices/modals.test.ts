import { expect, test } from '@jest/globals';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { modalNames } from '../modal-names.ts';
import { setUp } from '../testing/fixtures.ts';

test('knows the fourteen modals of the specification, all closed [§2.9]', () => {
  const { modals } = setUp().stores.getState();
  expect(modalNames).toHaveLength(14);
  expect(Object.values(modals.byName).every(({ isActive, extra }) => !isActive && extra === null)).toBe(true);
});

test('opens, toggles and closes a modal with its extra [§3.21 §4.19]', () => {
  const { stores } = setUp();
  stores.modals.open('preOrder', { productId: '1', titleKey: 'a' });
  expect(stores.getState().modals).toMatchObject({
    byName: { preOrder: { isActive: true, extra: { productId: '1' } } },
    stack: ['preOrder'],
  });
  stores.modals.toggle('preOrder', { productId: '1', titleKey: 'a' });
  expect(stores.getState().modals).toMatchObject({ byName: { preOrder: { isActive: false, extra: null } }, stack: [] });
  stores.modals.toggle('cart');
  expect(stores.getState().modals.stack).toEqual(['cart']);
});

test('brings a modal that is open to the top', () => {
  const { stores } = setUp();
  stores.modals.open('cart');
  stores.modals.open('account');
  stores.modals.open('cart');
  expect(stores.getState().modals.stack).toEqual(['account', 'cart']);
  stores.modals.closeAll();
  expect(stores.getState().modals.stack).toEqual([]);
});

test('lets an automatic modal wait for what the shopper opened, and one for the other', () => {
  const { stores } = setUp();
  const stack = () => stores.getState().modals.stack;
  stores.modals.open('cart');
  stores.modals.offer('ad', { cards: [] });
  stores.modals.offer('leadCapture');
  expect(stack()).toEqual(['cart']);
  stores.modals.close('cart');
  expect(stack()).toEqual(['ad']);
  stores.modals.close('ad');
  expect(stack()).toEqual(['leadCapture']);
  stores.modals.close('leadCapture');
  expect(stack()).toEqual([]);
});

test('shows an automatic modal once: closing marks it shown, also on the next page [§2.26 §3.21 §4.23 §4.27]', () => {
  const storages = createMemoryStorages();
  const { stores } = setUp({ storages });
  stores.modals.offer('ad', { cards: [] });
  expect(stores.getState().appearance.modals.ad.wasShown).toBe(false);
  stores.modals.close('ad');
  for (const { modals, getState } of [stores, setUp({ storages }).stores]) {
    modals.offer('ad', { cards: [] });
    expect(getState().modals.stack).toEqual([]);
    expect(getState().appearance.modals).toEqual({ ad: { wasShown: true }, leadCapture: { wasShown: false } });
  }
});

test('takes an offer back that has not opened', () => {
  const { stores } = setUp();
  stores.modals.open('cart');
  stores.modals.offer('ad', { cards: [] });
  stores.modals.withdraw('ad');
  stores.modals.close('cart');
  expect(stores.getState().modals.stack).toEqual([]);
  expect(stores.getState().appearance.modals.ad.wasShown).toBe(false);
});

test('asks for the extra that a modal needs', () => {
  const { stores } = setUp();
  // @ts-expect-error the pre-order modal must know its product
  stores.modals.open('preOrder');
  // @ts-expect-error there is no such modal
  stores.modals.close('basket');
});

test('opens and closes what a remote brings for itself, though nobody lists it', () => {
  const { stores } = setUp();
  stores.modals.open('mf-gift-cards/details');
  expect(stores.getState().modals).toMatchObject({
    byName: { 'mf-gift-cards/details': { isActive: true, extra: null } },
    stack: ['mf-gift-cards/details'],
  });
  stores.modals.toggle('mf-gift-cards/details');
  expect(stores.getState().modals.stack).toEqual([]);
});
