import { expect, test } from '@jest/globals';
import type { Product, Spec } from '@vitryna/contracts/api';
import { toComparisonRows } from './comparison-rows.ts';

const l10n = (text: string) => ({ uk: text, ru: text });
const spec = (slug: string, value: string, number: number | null = null): Spec => ({
  slug,
  name: l10n(slug),
  isInteractive: true,
  unit: slug === 'weight' ? l10n('кг') : null,
  option: { slug: value, value: l10n(value), number },
});
const product = (...groups: [string | null, Spec[]][]) =>
  ({ specifications: groups.map(([group, items]) => ({ group: group && l10n(group), items })) }) as Product;
const rowsOf = (...products: Product[]) =>
  toComparisonRows(products, (slug) => (slug === 'weight' ? 'lower' : slug === 'ports' ? 'higher' : null));

test('has a row for each specification, those of later products beside the others of their group', () => {
  const rows = rowsOf(
    product([null, [spec('type', 'router')]], ['Порти', [spec('ports', '4', 4)]]),
    product([null, [spec('type', 'router'), spec('colour', 'white')]], ['Порти', [spec('ports', '5', 5)]]),
  );
  expect(rows.map(({ slug, values }) => [slug, ...values.map((value) => value?.uk ?? null)])).toEqual([
    ['type', 'router', 'router'],
    ['colour', null, 'white'],
    ['ports', '4', '5'],
  ]);
  expect(rows.map(({ differs }) => differs)).toEqual([false, true, true]);
});

test('marks the best numbers where a direction is known and they are not all alike', () => {
  const weights = (...numbers: number[]) =>
    rowsOf(...numbers.map((number) => product([null, [spec('weight', String(number), number)]])))[0];
  expect(weights(2, 1, 1)?.best).toEqual([1, 2]);
  expect(weights(1, 1)?.best).toEqual([]);
  expect(weights(1)?.best).toEqual([]);
  expect(weights(1, 2)?.values[0]).toEqual(l10n('1\u00a0кг'));
  const rows = rowsOf(product([null, [spec('type', 'a', 1)]]), product([null, [spec('type', 'b', 2)]]));
  expect(rows[0]?.best).toEqual([]);
});

test('puts several values of one specification beside each other', () => {
  const [row] = rowsOf(product([null, [spec('ports', 'USB', 1), spec('ports', 'HDMI', 2)]]));
  expect(row?.values).toEqual([l10n('USB, HDMI')]);
});
