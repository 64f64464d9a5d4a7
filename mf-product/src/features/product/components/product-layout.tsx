import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { type ProductTab, paths } from '@vitryna/routing';
import { Breadcrumbs, Icon, type Tab, Tabs, wholeWords } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ReactNode } from 'react';
import { formatRating } from '../format-rating.ts';
import type { ProductHeadView } from '../product-head-view.ts';
import { useViewed } from '../use-viewed.ts';
import { CopyCode } from './copy-code.tsx';
import styles from './product-layout.module.css';
import { ProductOffer } from './product-offer.tsx';
import { ShareButton } from './share-button.tsx';

type Props = {
  head: ProductHeadView;
  current: ProductTab;
  /** How it gets to the shopper, beside the price. */
  delivery: ReactNode;
  /** Stands before the offer where they are below each other; without it the contents do. */
  lead?: ReactNode;
  children: ReactNode;
  /** Below both columns, over the page's whole width. */
  shelves?: ReactNode;
  /** The address of similar products: the category, unless the page shows some. */
  similarHref?: string;
};

/** The frame of every page of a product: name, code and tabs above, the offer beside or between the contents. */
export function ProductLayout({ head, current, delivery, lead, children, shelves, similarHref }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  useViewed(head.id);
  const { counts } = head;
  const hrefOf = (tab: ProductTab) =>
    paths.product(locale, { categorySlug: head.categorySlug, productSlug: head.slug, tab });
  const tabs: (Tab | false)[] = [
    { href: hrefOf('summary'), text: t('Overview'), isCurrent: current === 'summary' },
    counts.specifications > 0 && {
      href: hrefOf('specifications'),
      text: t('Specifications'),
      isCurrent: current === 'specifications',
    },
    {
      href: hrefOf('reviews'),
      text: t('Reviews'),
      count: counts.reviews || undefined,
      isCurrent: current === 'reviews',
    },
    counts.videos > 0 && {
      href: hrefOf('videos'),
      // Its document alone may frame the channel's host.
      isDocument: true,
      text: t('Videos'),
      count: counts.videos,
      isCurrent: current === 'videos',
    },
    counts.downloads > 0 && {
      href: hrefOf('downloads'),
      text: t('Downloads'),
      count: counts.downloads,
      isCurrent: current === 'downloads',
    },
  ];
  const contents = <div className={styles.contents}>{children}</div>;
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-product">
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }, ...head.crumbs]} current={head.title} />
      <h1 className={styles.title}>{wholeWords(head.title)}</h1>
      <div className={styles.meta}>
        {head.rating !== null && (
          <span className={styles.rating}>
            <Icon path={icons.star} size={16} isFilled className={styles.star} />
            <span className="visually-hidden">{t('Rating')}</span> {formatRating(head.rating)}
          </span>
        )}
        <a href={hrefOf('reviews')}>
          {counts.reviews > 0 ? t('{{count}} reviews', { count: counts.reviews }) : t('No reviews yet')}
        </a>
        {head.manufacturer.href ? (
          <a href={head.manufacturer.href}>{head.manufacturer.name}</a>
        ) : (
          <span>{head.manufacturer.name}</span>
        )}
        <CopyCode code={head.code} />
        <ShareButton title={head.title} />
      </div>
      <Tabs label={t('About the product')} tabs={tabs.filter((tab) => tab !== false)} />
      <div className={styles.columns}>
        {lead ? <div className={styles.lead}>{lead}</div> : contents}
        <div className={styles.offer}>
          <ProductOffer
            head={head}
            delivery={delivery}
            similarHref={similarHref ?? paths.category(locale, { categorySlug: head.categorySlug })}
          />
        </div>
        {lead && contents}
      </div>
      {shelves}
    </div>
  );
}
