import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { type MinorUnits, nothing, splitEvenly, toHryvnia } from '@vitryna/money';

/** Numbers of parts to choose among, each with its first payment. */
export function PartsOptions({ counts, total }: { counts: readonly number[]; total: MinorUnits }) {
  const t = useTranslate();
  const { money } = useFormat();
  return counts.map((count) => (
    <option key={count} value={count}>
      {t('{{count}} payments of {{sum}}', { count, sum: money(toHryvnia(splitEvenly(total, count)[0] ?? nothing)) })}
    </option>
  ));
}
