import { memo } from 'react';
import { CardKeySpecs, CardMeta, CardStock, CardTitle } from './card-parts.tsx';
import { CardActions, CardBadges, CardPicture } from './card-picture.tsx';
import { CardPrice } from './card-price.tsx';
import styles from './product-card.module.css';
import type { ProductCardActions, ProductCardView } from './product-card-view.ts';

const noActions: ProductCardActions = {};

/** Props of {@link ProductCard}. */
export type ProductCardProps = {
  view: ProductCardView;
  actions?: ProductCardActions;
  /** The first cards in view load their pictures at once. */
  isPriority?: boolean;
  /** Its {@link CardContents} where they have been rendered before, as HTML of our own making. */
  html?: string | undefined;
};

/** One cell of a product shelf. Compose the exported parts where a page needs another order. */
export const ProductCard = memo(function ProductCard({
  view,
  actions = noActions,
  isPriority = false,
  html,
}: ProductCardProps) {
  if (html !== undefined) return <article className={styles.card} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <article className={styles.card} onPointerEnter={(event) => actions.onPoint?.(view, event)}>
      <CardContents view={view} actions={actions} isPriority={isPriority} />
    </article>
  );
});

/** The cell of a card that is not rendered yet: as high as a card that is far away. */
export function PendingCard() {
  return <article className={styles.card} aria-hidden="true" />;
}

/** A card's contents: a function of its view, the language and its place. */
export function CardContents({ view, actions = noActions, isPriority = false }: Omit<ProductCardProps, 'html'>) {
  return (
    <>
      <CardPicture view={view} isPriority={isPriority} />
      <CardBadges view={view} />
      <CardActions view={view} actions={actions} />
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardKeySpecs view={view} />
      <CardPrice view={view} actions={actions} />
      <CardStock view={view} />
    </>
  );
}
