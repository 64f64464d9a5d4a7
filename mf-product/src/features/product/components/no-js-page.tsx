import { useLocale } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, wholeWords } from '@vitryna/ui';
import type { ReactNode } from 'react';
import type { ProductHeadView } from '../product-head-view.ts';
import styles from './no-js-page.module.css';

/** A page beside a product's own for what needs JavaScript there: its name, the way back, and forms. */
export function NoJsPage({ head, current, children }: { head: ProductHeadView; current: string; children: ReactNode }) {
  const locale = useLocale();
  const back = paths.product(locale, { categorySlug: head.categorySlug, productSlug: head.slug });
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-product">
      <Breadcrumbs crumbs={[...head.crumbs.slice(-1), { href: back, text: head.title }]} current={current} />
      <h1>{wholeWords(head.title)}</h1>
      {children}
    </div>
  );
}
