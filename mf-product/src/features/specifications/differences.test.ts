import { expect, test } from '@jest/globals';
import type { Spec } from '@vitryna/contracts/api';
import { l10n, product } from '@vitryna/testing';
import { toDifferences } from './differences.ts';

const spec = (slug: string, ...values: string[]): Spec[] =>
  values.map((value) => ({
    slug,
    name: l10n(`${slug} uk`, `${slug} ru`),
    isInteractive: false,
    unit: slug === 'vaha' ? l10n('кг') : null,
    option: { slug: value, value: l10n(value), number: null },
  }));
const withSpecs = (...items: Spec[][]) => product({ specifications: [{ group: null, items: items.flat() }] });

test('shows the figures that differ, also those that only one of them tells', () => {
  const mine = withSpecs(spec('kolir', 'білий'), spec('vaha', '1'), spec('mic', 'є'));
  const other = withSpecs(spec('kolir', 'білий'), spec('poe', 'є'), spec('vaha', '2'));
  expect(toDifferences(mine, other, 'uk')).toEqual({
    title: 'Камера Vartis 1',
    href: '/ua/kamery/kamera-vartis-1',
    rows: [
      { name: 'vaha uk', mine: '1\u00a0кг', other: '2\u00a0кг' },
      { name: 'mic uk', mine: 'є', other: null },
      { name: 'poe uk', mine: null, other: 'є' },
    ],
  });
  expect(toDifferences(mine, other, 'ru').rows[0]?.name).toBe('vaha ru');
});

test('does not take another order of the same values for a difference', () => {
  const mine = withSpecs(spec('wifi', '4', '5', '6'));
  expect(toDifferences(mine, withSpecs(spec('wifi', '6', '4', '5')), 'uk').rows).toEqual([]);
});
