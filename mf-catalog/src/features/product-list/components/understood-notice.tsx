import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import type { SearchPageData } from '../load-search.ts';

/** Says which prices and which order were read from the words of a query, with the way to a search without them. */
export function UnderstoodNotice({ understood }: { understood: NonNullable<SearchPageData['understood']> }) {
  const t = useTranslate();
  const format = useFormat();
  const { query, href, minPrice, maxPrice, sort } = understood;
  const prices = [
    ...(minPrice === null ? [] : [`${t('from')} ${format.money(minPrice)}`]),
    ...(maxPrice === null ? [] : [`${t('to')} ${format.money(maxPrice)}`]),
  ].join(' ');
  const order = sort === 'priceAsc' ? t('cheapest first') : sort === 'priceDesc' ? t('dearest first') : '';
  return (
    <Notice title={t('Understood so: {{what}}', { what: [prices, order].filter(Boolean).join(', ') })}>
      <a href={href} rel="nofollow">
        {t('Search only for “{{query}}”', { query })}
      </a>
    </Notice>
  );
}
