import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import {
  Badge,
  BuyBar,
  BuyBox,
  BuyBoxButtons,
  BuyBoxCell,
  BuyBoxGift,
  BuyBoxLine,
  BuyBoxTerm,
  PriceBlock,
  ProductPicture,
  StockMark,
  wholeWords,
} from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import type { ProductHeadView } from '../product-head-view.ts';
import { useInView } from '../use-in-view.ts';
import { BuyButton } from './buy-button.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { OrderRow } from './order-row.tsx';
import { PriceLine } from './price-line.tsx';
import styles from './product-offer.module.css';
import { ProductSwitches } from './product-switches.tsx';
import { VariantLinks } from './variant-links.tsx';

type Props = {
  head: ProductHeadView;
  similarHref: string;
  /** How it gets to the shopper. */
  delivery: ReactNode;
};

/** The buy box, and on phones the bar that stands in for its button while that is out of view. */
export function ProductOffer({ head, similarHref, delivery }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [quantity, setQuantity] = useState(1);
  const main = useRef<HTMLDivElement>(null);
  const isMainInView = useInView(main);
  const { offer } = head;
  const isForSale = offer.kind === 'buy' || offer.kind === 'preOrder';
  return (
    <>
      <BuyBox>
        <BuyBoxCell>
          <BuyBoxLine>
            <span className={styles.stock}>
              <StockMark status={offer.status} isStrong />
              {offer.left !== null && <span>{t('{{count}} left', { count: offer.left })}</span>}
            </span>
            <span>{t('Code {{code}}', { code: head.code })}</span>
          </BuyBoxLine>
          <VariantLinks variants={head.variants} />
          <PriceLine offer={offer} />
          <OfferNotice head={head} />
          <div ref={main} className={styles.main}>
            <BuyBoxButtons>
              <BuyButton head={head} similarHref={similarHref} quantity={quantity} />
              <ProductSwitches head={head} />
            </BuyBoxButtons>
          </div>
          {offer.kind === 'buy' && <OrderRow head={head} quantity={quantity} onQuantity={setQuantity} />}
          {isForSale &&
            offer.gifts.map((gift) => (
              <BuyBoxGift
                key={gift.href}
                picture={<ProductPicture picture={gift.picture && { ...gift.picture, alt: '' }} sizes="52px" />}
                badge={<Badge kind="hit">{t('Gift')}</Badge>}
                title={
                  <a className={styles.gift} href={gift.href}>
                    {wholeWords(gift.title)}
                  </a>
                }
                note={t('It joins the cart by itself')}
              />
            ))}
        </BuyBoxCell>
        {isForSale && delivery}
        <BuyBoxCell>
          {isForSale && (
            <BuyBoxTerm
              icon={icons.card}
              title={t('Payment')}
              note={
                head.hasCardPayment
                  ? t('by card online, on receipt, by invoice for companies with VAT')
                  : t('on receipt, by invoice for companies with VAT')
              }
            />
          )}
          <BuyBoxTerm
            icon={icons.shield}
            title={
              offer.warrantyMonths === null
                ? t('Warranty of the maker')
                : t('Warranty {{count}} months', { count: offer.warrantyMonths })
            }
            note={<a href={paths.warranty(locale)}>{t('exchange or return within 14 days')}</a>}
          />
        </BuyBoxCell>
      </BuyBox>
      {isForSale && (
        <BuyBar isShown={!isMainInView}>
          {offer.price !== null && <PriceBlock current={offer.price} previous={offer.previousPrice} />}
          <div className={styles.bar}>
            <BuyButton head={head} similarHref={similarHref} quantity={quantity} isShort />
          </div>
        </BuyBar>
      )}
    </>
  );
}
