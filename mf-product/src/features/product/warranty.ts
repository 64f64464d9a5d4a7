import type { SpecGroup } from '@vitryna/contracts/api';

/** Russian name of the specification that holds the warranty in months (specification §9). */
const warrantyName = 'Гарантия, мес';

/** Warranty in months: of the specification of that name, else what the card says; null when nobody knows it. */
export function warrantyMonthsOf(groups: readonly SpecGroup[], ofCard: number | null): number | null {
  const spec = groups.flatMap(({ items }) => items).find(({ name }) => name.ru.trim() === warrantyName);
  if (!spec) return ofCard;
  const months = spec.option.number ?? Number.parseInt(spec.option.value.ru, 10);
  return Number.isFinite(months) && months > 0 ? months : ofCard;
}
