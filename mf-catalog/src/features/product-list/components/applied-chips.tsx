import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { resetPrice } from '@vitryna/routing';
import { AppliedChip } from '@vitryna/ui';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';

/** A chip for the price and for each chosen value; each is the link that takes it away. */
export function AppliedChips({ list }: { list: ListView }) {
  const t = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  const { minPrice, maxPrice } = list.filters;
  const from = minPrice === null ? '' : `${t('from')} ${format.money(minPrice)}`;
  const to = maxPrice === null ? '' : `${t('to')} ${format.money(maxPrice)}`;
  return (
    <>
      {(from || to) && (
        <AppliedChip href={listHref(locale, list, resetPrice(list.filters))}>{`${from} ${to}`.trim()}</AppliedChip>
      )}
      {list.applied.map(({ text, href }) => (
        <AppliedChip key={href} href={href}>
          {text}
        </AppliedChip>
      ))}
    </>
  );
}
