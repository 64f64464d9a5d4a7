import { expect, test } from '@jest/globals';
import { deliverySettingsSchema } from './delivery-settings.ts';
import { packParcel } from './parcel.ts';
import { tariffOf, transitDays } from './tariff.ts';

const settings = deliverySettingsSchema.parse({});
const phone = { quantity: 1, weightKg: 0.2, dimensionsMm: [80, 160, 30] as [number, number, number] };
const tv = { quantity: 1, weightKg: 24.5, dimensionsMm: [1450, 180, 900] as [number, number, number] };

test('a parcel holds all of its goods: weights and heights add up', () => {
  expect(packParcel([phone], settings)).toEqual({ weightKg: 0.2, sizeCm: [16, 8, 3] });
  expect(packParcel([{ ...phone, quantity: 10 }], settings)).toEqual({ weightKg: 2, sizeCm: [30, 16, 8] });
  expect(packParcel([phone, tv], settings)).toEqual({ weightKg: 24.7, sizeCm: [145, 90, 21] });
  expect(packParcel([], settings)).toEqual({ weightKg: 0, sizeCm: [0, 0, 0] });
});

test('what nobody has weighed counts as the settings say', () => {
  expect(packParcel([{ quantity: 2, weightKg: null, dimensionsMm: null }], settings)).toEqual({
    weightKg: 2,
    sizeCm: [30, 20, 20],
  });
});

test('0.1 three times are 0.3 kilograms', () => {
  expect(packParcel([{ ...phone, weightKg: 0.1, quantity: 3 }], settings).weightKg).toBe(0.3);
});

test.each([
  [0, 7000, 10_500],
  [2, 7000, 10_500],
  [2.001, 10_000, 13_500],
  [30, 15_000, 19_000],
  [30.5, 15_700, 19_700],
  [130, 85_000, 89_000],
])('%p kg cost %p kopiyky to a point and %p by courier', (weight, warehouse, courier) => {
  expect([tariffOf(settings, 'warehouse', weight), tariffOf(settings, 'courier', weight)]).toEqual([
    warehouse,
    courier,
  ]);
});

test('a city farther away is a day later', () => {
  const [kyiv, lviv, uzhhorod] = [
    { lat: 50.45, lng: 30.52 },
    { lat: 49.84, lng: 24.03 },
    { lat: 48.62, lng: 22.29 },
  ];
  expect([kyiv, lviv, uzhhorod].map((to) => transitDays(settings, kyiv, to))).toEqual([1, 2, 2]);
  expect(transitDays({ transit: [{ upToKm: 100, days: 1 }] }, kyiv, lviv)).toBe(2);
});
