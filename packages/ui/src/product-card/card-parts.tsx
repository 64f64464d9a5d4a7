import { useTranslate } from '@vitryna/i18n/react';
import type { MouseEvent } from 'react';
import { Badge } from '../badge/badge.tsx';
import { discountText } from '../badge/discount.ts';
import { classNames } from '../class-names.ts';
import { ProductPicture } from '../picture/product-picture.tsx';
import { PriceBlock } from '../price/price-block.tsx';
import { Rating } from '../rating/rating.tsx';
import { StockMark } from '../stock/stock-mark.tsx';
import styles from './product-card.module.css';
import type { ProductCardActions, ProductCardView } from './product-card-view.ts';

type PartProps = { view: ProductCardView };

/** How wide a card's picture is: 82 % of its cell; phones are told a fifth less, which their dense screens do not show. */
const pictureSizes = '(width >= 1440px) 220px, (width >= 768px) 27vw, 33vw';

/** Whether a product can be bought or ordered now. */
export function isAvailable(view: ProductCardView): boolean {
  return view.status === 'inStock' || view.status === 'quickProduction' || view.status === 'preOrder';
}

/** The lit well with the picture. The title's link covers it, so a card is one stop for the keyboard. */
export function CardPicture({ view, isPriority = false }: PartProps & { isPriority?: boolean }) {
  return (
    <div className={classNames('lit', styles.well, !isAvailable(view) && styles.dimmed)}>
      {view.picture && <ProductPicture picture={view.picture} sizes={pictureSizes} isPriority={isPriority} />}
    </div>
  );
}

/** The discount first, then others; at most two. */
export function CardBadges({ view }: PartProps) {
  const discount = discountText(view.price, view.previousPrice);
  const others = view.badges.slice(0, discount ? 1 : 2);
  if (!discount && others.length === 0) return null;
  return (
    <div className={classNames('lit', styles.badges)}>
      {discount && <Badge kind="discount">{discount}</Badge>}
      {others.map((badge) => (
        <Badge key={badge.text} kind={badge.kind}>
          {badge.text}
        </Badge>
      ))}
    </div>
  );
}

/** Favourite and comparison switches over the picture. */
export function CardActions({ view, actions }: PartProps & { actions: ProductCardActions }) {
  const t = useTranslate();
  return (
    <div className={classNames('lit', styles.actions)}>
      <CardSwitch
        icon="heart"
        label={t('Add to favourites')}
        isOn={view.isFavourite}
        onPress={() => actions.onFavourite?.(view)}
      />
      <CardSwitch icon="scales" label={t('Compare')} isOn={view.isCompared} onPress={() => actions.onCompare?.(view)} />
    </div>
  );
}

type CardSwitchProps = { icon: 'heart' | 'scales'; label: string; isOn: boolean; onPress: () => void };

function CardSwitch({ icon, label, isOn, onPress }: CardSwitchProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className={`${styles.switch} ${styles.glyph} ${styles[icon]}`}
      onClick={onPress}
    />
  );
}

/** Rating, number of reviews and the product's code. */
export function CardMeta({ view }: PartProps) {
  return (
    <div className={styles.meta}>
      <Rating value={view.rating} count={view.reviewsCount} />
      <span className={styles.code}>{view.code}</span>
    </div>
  );
}

/** The name, which is the card's link. */
export function CardTitle({ view }: PartProps) {
  return (
    <h3 className={styles.title}>
      <a href={view.href}>{view.title}</a>
    </h3>
  );
}

/** Up to four figures: labelled rows in a table shelf, one line of values elsewhere and on phones. */
export function CardFigures({ view }: PartProps) {
  return (
    <dl className={styles.figures}>
      {view.figures
        .slice(0, 4)
        .map(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={`${label}=`}>{value}</dd>])}
    </dl>
  );
}

const buyLooks = {
  buy: { icon: 'cart', text: 'Buy' },
  inCart: { icon: 'check', text: 'In cart' },
  preOrder: { icon: 'clock', text: 'Order' },
  similar: { icon: 'grid', text: 'Similar' },
} as const;

/** Price at the left, the main button at the right. Phones see the button's icon, screen readers its words. */
export function CardPrice({ view, actions }: PartProps & { actions: ProductCardActions }) {
  const t = useTranslate();
  const { kind, href } = view.buy;
  const { icon, text } = buyLooks[kind];
  const content = <span>{t(text)}</span>;
  const { onBuy } = actions;
  const className = `${styles.button} ${styles.glyph} ${styles[icon]} ${styles[kind]}`;
  const handleLink = (event: MouseEvent) => {
    if (!onBuy || kind !== 'inCart' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBuy(view);
  };
  return (
    <div className={styles.buying}>
      <PriceBlock current={view.price} previous={view.previousPrice} isUnavailable={!isAvailable(view)} />
      {kind === 'buy' ? (
        <button type="button" className={className} onClick={() => onBuy?.(view)}>
          {content}
        </button>
      ) : (
        <a className={className} href={href} onClick={handleLink}>
          {content}
        </a>
      )}
    </div>
  );
}

/** Stock at the left, free delivery at the right. */
export function CardStock({ view }: PartProps) {
  const t = useTranslate();
  return (
    <div className={styles.stock}>
      <StockMark status={view.status} />
      {view.isDeliveryFree && isAvailable(view) && (
        <span className={`${styles.free} ${styles.glyph} ${styles.truck}`}>
          <span>{t('free delivery')}</span>
        </span>
      )}
    </div>
  );
}
