import type { CardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/live';
import { usePageAnchors } from '@vitryna/remote-kit';
import { SectionHeading } from '@vitryna/ui';
import styles from './related-row.module.css';

type Props = { anchor: string; title: string; products: CardView[]; link?: { href: string; text: string } };

/** A line of products under a heading; nothing when there are none. */
export function RelatedRow({ anchor, title, products, link }: Props) {
  const anchorOf = usePageAnchors();
  if (products.length === 0) return null;
  return (
    <section {...anchorOf(anchor)} className={styles.section}>
      <SectionHeading {...(link && { link })}>{title}</SectionHeading>
      <LiveRow products={products} />
    </section>
  );
}
