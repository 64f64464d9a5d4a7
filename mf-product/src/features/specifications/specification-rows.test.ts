import { expect, test } from '@jest/globals';
import type { Spec } from '@vitryna/contracts/api';
import { l10n } from '@vitryna/testing';
import { toGroups, toKeyRows } from './specification-rows.ts';

const spec = (slug: string, overrides: Partial<Spec> = {}): Spec => ({
  slug,
  name: l10n(slug),
  isInteractive: false,
  option: { slug: 'v', value: l10n('1'), number: null },
  ...overrides,
});
const place = { locale: 'uk', categorySlug: 'kamery' } as const;

test('leads from an interactive value to products that share it [§3.4]', () => {
  const groups = [{ group: null, items: [spec('typ', { isInteractive: true, unit: l10n('Мп') }), spec('vaha')] }];
  expect(toGroups(groups, place)).toEqual([
    {
      title: null,
      rows: [
        { name: 'typ', value: '1\u00a0Мп', href: '/ua/kamery/typ=v' },
        { name: 'vaha', value: '1' },
      ],
    },
  ]);
});

test('leaves empty groups out', () => {
  expect(toGroups([{ group: l10n('Звук'), items: [] }], place)).toEqual([]);
});

test('begins the short list with key specifications, then groups with names, then the general one', () => {
  const groups = [
    { group: null, items: [spec('seriia')] },
    { group: l10n('Зображення'), items: [spec('kut'), spec('rozdilnist', { isKey: true })] },
  ];
  expect(toKeyRows(groups, place).map(({ name }) => name)).toEqual(['rozdilnist', 'kut', 'seriia']);
});

test('shows at most twelve specifications in the short list', () => {
  const items = Array.from({ length: 20 }, (_, index) => spec(`s${index}`));
  expect(toKeyRows([{ group: null, items }], place)).toHaveLength(12);
});
