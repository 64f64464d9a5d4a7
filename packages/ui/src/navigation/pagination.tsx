import { useTranslate } from '@vitryna/i18n/react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

/** Props of {@link Pagination}. */
export type PaginationProps = {
  /** The page shown, from 1. */
  page: number;
  /** The last of several pages that are shown one below the other; `page` unless told. */
  lastPage?: number;
  pages: number;
  /** How many items there are in all. */
  total: number;
  /** How many items a full page holds. */
  limit: number;
  hrefOf: (page: number) => string;
  /** Address that shows this page's items and the next ones; without it the button is left out. */
  moreHref?: string | null;
  /** Hears the press on that button, to add the items here. */
  onMore?: (event: MouseEvent) => void;
  isBusy?: boolean;
};

/** «Показати ще 24» at the left, links to pages and the range in words at the right. Nothing when one page holds all. */
export function Pagination({
  page,
  lastPage = page,
  pages,
  total,
  limit,
  hrefOf,
  moreHref,
  onMore,
  isBusy,
}: PaginationProps) {
  const t = useTranslate();
  if (pages <= 1) return null;
  const next = Math.min(limit, total - lastPage * limit);
  const from = (page - 1) * limit + 1;
  const to = Math.min(lastPage * limit, total);
  return (
    <nav className={styles.pagination} aria-label={t('Pages')}>
      {moreHref && next > 0 && (
        <ButtonLink
          href={moreHref}
          rel="nofollow"
          className={styles.more}
          onClick={onMore}
          aria-busy={isBusy || undefined}
        >
          {t('Show {{count}} more', { count: next })}
        </ButtonLink>
      )}
      <ul className={styles.pages}>
        <li>
          <Step href={page > 1 ? hrefOf(page - 1) : null} label={t('Previous page')} rel="prev">
            <Icon path={icons.chevronLeft} />
          </Step>
        </li>
        {pageNumbers(lastPage, pages).map((number, index) => (
          <li key={number ?? `gap${index > 2}`}>
            {number === null ? (
              <span className={styles.page}>…</span>
            ) : (
              <a
                className={classNames(styles.page, number >= page && number <= lastPage && styles.current)}
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
          <Step href={lastPage < pages ? hrefOf(lastPage + 1) : null} label={t('Next page')} rel="next">
            <Icon path={icons.chevronRight} />
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
