import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Badge, BuyBoxLine, discountText, PriceBlock } from '@vitryna/ui';
import type { Offer } from '../offer.ts';
import styles from './price-line.module.css';
import { TimeLeft } from './time-left.tsx';

/** The price, and at its right what is saved and until when. */
export function PriceLine({ offer }: { offer: Offer }) {
  const t = useTranslate();
  const { money } = useFormat();
  const { price, previousPrice, reducedUntil, reducedUntilMs, kind } = offer;
  const discount = discountText(price, previousPrice);
  return (
    <BuyBoxLine>
      <PriceBlock
        size="xl"
        current={price}
        previous={previousPrice}
        isUnavailable={kind === 'outOfStock' || kind === 'discontinued'}
      />
      {price !== null && previousPrice !== null && (
        <div className={styles.saving}>
          <span>
            {discount && <Badge kind="discount">{discount}</Badge>}{' '}
            {t('you save {{sum}}', { sum: money(previousPrice - price) })}
          </span>
          {reducedUntil && reducedUntilMs !== null && (
            <span>
              {t('until {{date}}', { date: reducedUntil })}
              <TimeLeft key={reducedUntilMs} until={reducedUntilMs} />
            </span>
          )}
        </div>
      )}
    </BuyBoxLine>
  );
}
