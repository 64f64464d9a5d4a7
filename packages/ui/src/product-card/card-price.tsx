import { buyFormId } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import prices from '../price/price-block.module.css';
import { PriceLines } from '../price/price-block.tsx';
import glyphs from './card-glyphs.module.css';
import type { CardPartProps } from './card-parts.tsx';
import styles from './card-price.module.css';
import { isAvailable, type ProductCardActions } from './product-card-view.ts';

const buyLooks = {
  buy: { icon: 'cart', text: 'Buy' },
  inCart: { icon: 'check', text: 'In cart' },
  preOrder: { icon: 'clock', text: 'Order' },
  notify: { icon: 'bell', text: 'Notify me' },
  ask: { icon: 'bell', text: 'Ask' },
  similar: { icon: 'grid', text: 'Similar' },
} as const;

/** Price at the left, the main button at the right; what JavaScript cannot open in place is a link to where it goes on. */
export function CardPrice({ view, actions }: CardPartProps & { actions: ProductCardActions }) {
  const t = useTranslate();
  const { kind, href = view.href } = view.buy;
  const { icon, text } = buyLooks[kind];
  const { onBuy } = actions;
  const className = classNames(styles.button, glyphs.glyph, glyphs[icon], styles[kind]);
  // Without JavaScript, or before it is here, the frame's form buys and links lead on.
  const handlePress = (event: MouseEvent) => {
    if (!onBuy || kind === 'similar' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onBuy(view);
  };
  return (
    <div className={`${styles.buying} ${prices.m}`}>
      <PriceLines current={view.price} previous={view.previousPrice} isUnavailable={!isAvailable(view)} />
      {kind === 'buy' ? (
        <button
          type="submit"
          form={buyFormId}
          name="productId"
          value={view.id}
          className={className}
          onClick={handlePress}
        >
          {t(text)}
        </button>
      ) : (
        <a className={className} href={href} onClick={handlePress}>
          {t(text)}
        </a>
      )}
    </div>
  );
}
