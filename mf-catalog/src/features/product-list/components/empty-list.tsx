import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { clearFilters, setPage } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';
import styles from './empty-list.module.css';

/** Nothing to show, and the way on: the first page when this one is beyond the last, else all products. */
export function EmptyList({ list }: { list: ListView }) {
  const t = useTranslate();
  const locale = useLocale();
  const { filters, total } = list;
  const isBeyond = total > 0;
  return (
    <div className={styles.empty}>
      <h2>{isBeyond ? t('There is no such page') : t('Nothing matches these filters')}</h2>
      <p>
        {isBeyond
          ? t('The list has become shorter. Its first page is here.')
          : t('Take one of the filters away, or look at everything.')}
      </p>
      <ButtonLink
        kind="primary"
        size={52}
        href={listHref(locale, list, isBeyond ? setPage(filters, 1) : clearFilters(filters))}
      >
        {isBeyond ? t('To the first page') : t('Reset filters')}
      </ButtonLink>
    </div>
  );
}
