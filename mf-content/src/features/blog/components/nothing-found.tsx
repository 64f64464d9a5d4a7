import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyIcon, EmptyState } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';

/** A list without posts: nothing was found, or there are none yet. */
export function NothingFound({ query }: { query: string }) {
  const t = useTranslate();
  const locale = useLocale();
  if (query === '') return <EmptyState art={<EmptyIcon path={icons.file} />} title={t('There are no posts yet.')} />;
  return (
    <EmptyState
      art={<EmptyIcon path={icons.search} />}
      title={t('Nothing about “{{query}}” yet', { query })}
      actions={
        <>
          <ButtonLink kind="primary" href={paths.blog(locale)}>
            {t('All posts')}
          </ButtonLink>
          <ButtonLink href={paths.search(locale, { searchQuery: query })}>{t('Search the shop')}</ButtonLink>
        </>
      }
    >
      {t('Try other words, or fewer of them.')}
    </EmptyState>
  );
}
