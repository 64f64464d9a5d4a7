import type { CardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/shelf';
import { usePageId } from '@vitryna/remote-kit';
import { SectionHeading } from '@vitryna/ui';
import styles from './related-shelf.module.css';

type Props = { id: string; title: string; products: CardView[]; link?: { href: string; text: string } };

/** A line of products under a heading; nothing when there are none. */
export function RelatedShelf({ id, title, products, link }: Props) {
  const pageId = usePageId(id);
  if (products.length === 0) return null;
  return (
    <section id={pageId} className={styles.shelf}>
      <SectionHeading {...(link && { link })}>{title}</SectionHeading>
      <LiveRow products={products} />
    </section>
  );
}
