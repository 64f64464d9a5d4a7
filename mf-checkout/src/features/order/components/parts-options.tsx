import { splitIntoParts } from '@vitryna/contracts/instalments';
import { useFormat, useTranslate } from '@vitryna/i18n/react';

/** Numbers of parts to choose among, each with its first payment; `total` in kopiykas. */
export function PartsOptions({ counts, total }: { counts: readonly number[]; total: number }) {
  const t = useTranslate();
  const { money } = useFormat();
  return counts.map((count) => (
    <option key={count} value={count}>
      {t('{{count}} payments of {{sum}}', { count, sum: money((splitIntoParts(total, count)[0] ?? 0) / 100) })}
    </option>
  ));
}
