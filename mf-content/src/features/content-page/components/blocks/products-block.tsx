import { useTranslate } from '@vitryna/i18n/react';
import type { CardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/live';
import styles from '../block.module.css';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

type Props = BlockProps<'products'> & {
  /** The cards of the shelf; it is left out without them. */
  products: CardView[] | undefined;
};

/** A shelf of products. */
export function ProductsBlock({ block, anchor, products }: Props) {
  const t = useTranslate();
  if (!products) return null;
  return (
    <Section title={block.title ?? t('Products')} anchor={block.title ? anchor : undefined}>
      <div className={styles.shelf}>
        <LiveRow products={products} />
      </div>
    </Section>
  );
}
