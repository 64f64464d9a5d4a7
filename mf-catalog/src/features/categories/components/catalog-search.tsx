import { filterLimits, filterNames } from '@vitryna/contracts/filters';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, EmptyIcon, EmptyState, SearchField } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { countCategories, matchDepartments } from '../match-departments.ts';
import type { Department } from '../to-departments.ts';
import styles from './catalog-search.module.css';
import { DepartmentCard } from './department-card.tsx';

/** How many pictures are in view when the page opens. */
const priorityCount = 2;

/**
 * The tree of the catalogue and a search inside it: an ordinary form whose answer is an address of its own; with JavaScript the tree
 * follows what is typed.
 */
export function CatalogSearch({ departments, query: asked }: { departments: Department[]; query: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const [query, setQuery] = useState(asked);
  const shown = matchDepartments(departments, query);
  return (
    <>
      <form
        className={styles.form}
        aria-label={t('Find a category')}
        action={paths.catalog(locale)}
        method="get"
        data-keep-scroll=""
      >
        <SearchField
          label={t('Find a category')}
          name={filterNames.searchQuery}
          value={query}
          maxLength={filterLimits.searchQuery}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" className={styles.submit}>
          {t('Find')}
        </Button>
      </form>
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && t('{{count}} categories', { count: countCategories(shown) })}
      </p>
      {shown.map((department, index) => (
        <DepartmentCard key={department.href} department={department} isPriority={index < priorityCount} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          art={<EmptyIcon path={icons.search} />}
          title={t('No category is called so')}
          actions={
            <ButtonLink href={paths.search(locale, { searchQuery: query.trim() })}>
              {t('Search among products')}
            </ButtonLink>
          }
        >
          {t('Perhaps a product is: look for it in the whole store.')}
        </EmptyState>
      )}
    </>
  );
}
