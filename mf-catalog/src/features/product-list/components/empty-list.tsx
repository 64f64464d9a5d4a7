import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { LiveShelf } from '@vitryna/product-view/live';
import { clearFilters, countFilters, paths, setPage } from '@vitryna/routing';
import { ButtonLink, ChipRow, EmptyState, LinkChip, SectionHeading } from '@vitryna/ui';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';
import type { ZeroView } from '../to-zero-view.ts';
import styles from './empty-list.module.css';

/** Nothing to show, and the ways on: the first page, the list without a filter, the closest products, departments, a call. */
export function EmptyList({ list }: { list: ListView }) {
  const t = useTranslate();
  const locale = useLocale();
  const { filters, total, zero } = list;
  if (total > 0) {
    return (
      <Empty
        title={t('There is no such page')}
        way={{ href: listHref(locale, list, setPage(filters, 1)), text: t('To the first page') }}
      >
        {t('The list has become shorter. Its first page is here.')}
      </Empty>
    );
  }
  const isFiltered = countFilters(filters) > 0;
  return (
    <>
      {isFiltered ? (
        <Empty
          title={t('Nothing matches these filters')}
          way={{ href: listHref(locale, list, clearFilters(filters)), text: t('Reset filters') }}
        >
          {t('Take one of the filters away, or look at everything.')}
        </Empty>
      ) : (
        <Empty title={t('Nothing found')} way={{ href: paths.catalog(locale), text: t('To the catalogue') }}>
          {t('Try other words, a model or a product code, or choose a department of the catalogue.')}
        </Empty>
      )}
      {zero && <Help zero={zero} />}
    </>
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

function Help({ zero: { without, closest, products, categories, phone } }: { zero: ZeroView }) {
  const t = useTranslate();
  return (
    <div className={styles.help}>
      {without.length > 0 && (
        <nav aria-label={t('Filters that are in the way')}>
          <ul className={styles.without}>
            {without.map(({ text, href, total }) => (
              <li key={text}>
                <a href={href} rel="nofollow">
                  {t('Without “{{filter}}”', { filter: text })}
                </a>{' '}
                <span>{t('{{count}} products', { count: total })}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.length > 0 && (
        <section>
          <SectionHeading
            {...(closest && {
              link: { href: closest.href, text: t('All {{count}} products', { count: closest.total }) },
            })}
          >
            {closest ? t('Closest: “{{query}}”', { query: closest.query }) : t('Closest to what you chose')}
          </SectionHeading>
          {closest?.dropped && <p>{t('Without the words: {{words}}', { words: closest.dropped })}</p>}
          <LiveShelf products={products} layout="beside" />
        </section>
      )}
      {categories.length > 0 && (
        <section>
          <SectionHeading>{t('Popular categories')}</SectionHeading>
          <ChipRow label={t('Popular categories')}>
            {categories.map(({ text, href, count }) => (
              <LinkChip key={href} href={href}>
                {text} {count}
              </LinkChip>
            ))}
          </ChipRow>
        </section>
      )}
      {phone && (
        <p>
          {t('We will help to choose: call us free of charge')}{' '}
          <a className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}
