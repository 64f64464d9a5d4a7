import { expect, test } from '@jest/globals';
import type { Spec } from '@vitryna/contracts/api';
import { l10n } from '@vitryna/testing';
import { warrantyMonthsOf } from './warranty.ts';

const spec = (ru: string, value: string, number: number | null = null): Spec => ({
  slug: 'spec',
  name: l10n('Гарантія, міс', ru),
  isInteractive: false,
  option: { slug: 'value', value: l10n(value), number },
});
const groups = (...items: Spec[]) => [{ group: null, items }];

test.each([
  ['the number of the specification', groups(spec('Гарантия, мес', '36', 36)), 12, 36],
  ['the figure in its words', groups(spec('Гарантия, мес', '24 міс')), null, 24],
  ['the specification of a later group', [...groups(), ...groups(spec('Гарантия, мес', '6', 6))], null, 6],
  ['what the card says without the specification', groups(spec('Вес', '1 кг', 1)), 12, 12],
  ['what the card says when the words hold no figure', groups(spec('Гарантия, мес', 'довічна')), 12, 12],
  ['nothing when nobody knows', groups(), null, null],
  ['nothing for no months', groups(spec('Гарантия, мес', '0', 0)), null, null],
])('reads %s [§9.8]', (_, specifications, ofCard, months) => {
  expect(warrantyMonthsOf(specifications, ofCard)).toBe(months);
});
