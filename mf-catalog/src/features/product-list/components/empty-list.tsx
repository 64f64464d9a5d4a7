import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { clearFilters, countFilters, paths, setPage } from '@vitryna/routing';
import { ButtonLink, EmptyState } from '@vitryna/ui';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';

/** Nothing to show, and the way on: the first page, all products of the list, or the catalogue. */
export function EmptyList({ list }: { list: ListView }) {
  const t = useTranslate();
  const locale = useLocale();
  const { filters, total } = list;
  if (total > 0) {
    const way = { href: listHref(locale, list, setPage(filters, 1)), text: t('To the first page') };
    return (
      <Empty title={t('There is no such page')} way={way}>
        {t('The list has become shorter. Its first page is here.')}
      </Empty>
    );
  }
  if (countFilters(filters) > 0) {
    const way = { href: listHref(locale, list, clearFilters(filters)), text: t('Reset filters') };
    return (
      <Empty title={t('Nothing matches these filters')} way={way}>
        {t('Take one of the filters away, or look at everything.')}
      </Empty>
    );
  }
  return (
    <Empty title={t('Nothing found')} way={{ href: paths.catalog(locale), text: t('To the catalogue') }}>
      {t('Try other words, a model or a product code, or choose a department of the catalogue.')}
    </Empty>
  );
}

type EmptyProps = { title: string; way: { href: string; text: string }; children: string };

function Empty({ title, way, children }: EmptyProps) {
  const button = (
    <ButtonLink kind="primary" size={52} href={way.href}>
      {way.text}
    </ButtonLink>
  );
  return (
    <EmptyState title={title} actions={button}>
      {children}
    </EmptyState>
  );
}
