import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

/** Props of {@link Pagination}. */
export type PaginationProps = {
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** How many items there are in all. */
  total: number;
  /** How many items a full page holds. */
  limit: number;
  hrefOf: (page: number) => string;
  /** Address that shows this page's items and the next ones; without it the button is left out. */
  moreHref?: string | null;
};

/** «Показати ще 24» at the left, links to pages and the range in words at the right. Nothing when one page holds all. */
export function Pagination({ page, pages, total, limit, hrefOf, moreHref }: PaginationProps) {
  const t = useTranslate();
  if (pages <= 1) return null;
  const next = Math.min(limit, total - page * limit);
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <nav className={styles.pagination} aria-label={t('Pages')}>
      {moreHref && next > 0 && (
        <ButtonLink href={moreHref} rel="nofollow" className={styles.more}>
          {t('Show {{count}} more', { count: next })}
        </ButtonLink>
      )}
      <ul className={styles.pages}>
        <li>
          <Step href={page > 1 ? hrefOf(page - 1) : null} label={t('Previous page')} rel="prev">
            <Icon name="chevron-left" />
          </Step>
        </li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap${index > 2}`}>
            {number === null ? (
              <span className={styles.page}>…</span>
            ) : (
              <a
                className={classNames(styles.page, number === page && styles.current)}
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('Page {{number}}', { number })}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step href={page < pages ? hrefOf(page + 1) : null} label={t('Next page')} rel="next">
            <Icon name="chevron-right" />
          </Step>
        </li>
      </ul>
      <span className={styles.range}>{t('{{from}}–{{to}} of {{total}}', { from, to, total })}</span>
    </nav>
  );
}

function Step({
  href,
  label,
  rel,
  children,
}: {
  href: string | null;
  label: string;
  rel: string;
  children: ReactNode;
}) {
  if (href === null) return <span className={classNames(styles.page, styles.off)}>{children}</span>;
  return (
    <a className={styles.page} href={href} rel={rel} aria-label={label}>
      {children}
    </a>
  );
}
