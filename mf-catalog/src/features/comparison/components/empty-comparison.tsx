import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyIcon, EmptyState } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';

/** Nothing is compared yet: how to begin. */
export function EmptyComparison() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <EmptyState
      art={<EmptyIcon path={icons.scales} />}
      title={t('Nothing to compare yet')}
      actions={
        <ButtonLink kind="primary" href={paths.catalog(locale)}>
          {t('To the catalogue')}
        </ButtonLink>
      }
    >
      {t('Press the scales on two or more products of one category.')}
    </EmptyState>
  );
}
