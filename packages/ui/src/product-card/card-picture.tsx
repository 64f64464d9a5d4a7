import { useTranslate } from '@vitryna/i18n/react';
import { Badge } from '../badge/badge.tsx';
import { discountText } from '../badge/discount.ts';
import { classNames } from '../class-names.ts';
import { ProductPicture } from '../picture/product-picture.tsx';
import glyphs from './card-glyphs.module.css';
import type { CardPartProps } from './card-parts.tsx';
import styles from './card-picture.module.css';
import { isAvailable, type ProductCardActions } from './product-card-view.ts';

/** How wide a card's picture is: 82 % of its cell; phones are told a fifth less, which their dense screens do not show. */
const pictureSizes = '(width >= 1440px) 220px, (width >= 768px) 27vw, 33vw';

/**
 * The picture, in the middle of the lit well that the top of its place is. The title's link covers it, so a card is one stop for the
 * keyboard.
 */
export function CardPicture({ view, isPriority = false }: CardPartProps & { isPriority?: boolean }) {
  const { picture, title } = view;
  return (
    <ProductPicture
      picture={picture && { alt: title, ...picture }}
      sizes={pictureSizes}
      isPriority={isPriority}
      className={classNames('lit', styles.picture, !isAvailable(view) && styles.dimmed)}
    />
  );
}

/** The discount first, then others; at most two. A note may take lines: there is one, and nothing stands below it. */
export function CardBadges({ view }: CardPartProps) {
  const discount = discountText(view.price, view.previousPrice);
  const note = view.badges.find(({ kind }) => kind === 'note');
  const shown = [
    ...(discount ? [{ kind: 'discount' as const, text: discount }] : []),
    ...view.badges.filter((badge) => badge.kind !== 'note' || badge === note),
  ].slice(0, 2);
  if (note === shown[0]) shown.reverse();
  return shown.map(({ kind, text }) => (
    <Badge key={text} kind={kind} className={`lit ${styles.badge}`}>
      {text}
    </Badge>
  ));
}

/** Favourite and comparison switches over the picture. */
export function CardActions({ view, actions }: CardPartProps & { actions: ProductCardActions }) {
  const t = useTranslate();
  return (
    <>
      <CardSwitch
        icon="heart"
        label={t('Add to favourites')}
        isOn={view.isFavourite}
        onPress={() => actions.onFavourite?.(view)}
      />
      <CardSwitch icon="scales" label={t('Compare')} isOn={view.isCompared} onPress={() => actions.onCompare?.(view)} />
    </>
  );
}

type CardSwitchProps = { icon: 'heart' | 'scales'; label: string; isOn: boolean; onPress: () => void };

function CardSwitch({ icon, label, isOn, onPress }: CardSwitchProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className={`lit ${styles.switch} ${glyphs.glyph} ${glyphs[icon]}`}
      onClick={onPress}
    />
  );
}
