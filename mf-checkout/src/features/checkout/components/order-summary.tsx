import type { CartSummary, DeliveryQuote } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { sum, toHryvnia, toMinor } from '@vitryna/money';
import { classNames, Icon, PictureWell, wholeWords } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { SummaryLine } from '../summary-line.ts';
import styles from './order-summary.module.css';

type Props = {
  lines: SummaryLine[];
  /** How many lines of the cart cannot be ordered now and stay in it. */
  leftOut?: number;
  summary: CartSummary | null;
  /** The sums are of what is chosen now. */
  isFresh: boolean;
  /** The price of the chosen method; the carrier is paid when the parcel is taken. */
  way: DeliveryQuote['methods'][number] | null;
  /** The form of a coupon; given by the coupon feature. */
  coupon?: ReactNode;
};

/** The ordered products and their price, always in the viewport; a phone shows the sum and unfolds the rest. */
export function OrderSummary({ lines, leftOut = 0, summary, isFresh, way, coupon }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // On phones and tablets the sums stand at the lower edge, where the help button makes room for them.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hasEdgeBar = 'wide';
    return () => void delete dataset.hasEdgeBar;
  }, []);
  const units = lines.reduce((count, { quantity }) => count + quantity, 0);
  const goods = toHryvnia(sum(lines.map(({ price }) => toMinor(price))));
  const total = money(summary?.total ?? goods);
  const price = summary?.delivery ?? way?.price ?? null;
  const delivery = way?.free || price?.amount === 0 ? 'free' : price;
  return (
    <aside className={styles.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('Your order')}
      </h2>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('Your order')}</span>
        <b>{total}</b>
        <Icon path={isOpen ? icons.chevronDown : icons.chevronUp} size={20} />
      </button>
      <div id={`${id}-details`} className={classNames(styles.details, isOpen && styles.open)}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <PictureWell picture={line.picture} />
              <span className={styles.name}>
                {wholeWords(line.title)}
                <small>{t('{{quantity}} pc.', { quantity: line.quantity })}</small>
              </span>
              <b className={styles.price}>{money(line.price)}</b>
            </li>
          ))}
        </ul>
        {leftOut > 0 && (
          <p className={styles.left}>
            {t('{{count}} products cannot be ordered now and stay in the cart', { count: leftOut })}
          </p>
        )}
        <button type="button" className={styles.change} data-modal="cart">
          {t('Change the cart')}
        </button>
        {coupon}
        <dl className={classNames(styles.sums, !isFresh && styles.stale)}>
          <div>
            <dt>{t('{{count}} products', { count: units })}</dt>
            <dd>{money(summary?.subtotal ?? goods)}</dd>
          </div>
          {summary && summary.discount.amount > 0 && (
            <div>
              <dt>{t('Discount')}</dt>
              <dd className={styles.discount}>−{money(summary.discount)}</dd>
            </div>
          )}
          {summary?.coupon && summary.coupon.discount.amount > 0 && (
            <div>
              <dt>{t('Coupon {{code}}', { code: summary.coupon.code })}</dt>
              <dd className={styles.discount}>−{money(summary.coupon.discount)}</dd>
            </div>
          )}
          <div>
            <dt>{price && delivery !== 'free' ? t('Delivery, paid to the carrier') : t('Delivery')}</dt>
            <dd className={delivery === 'free' ? styles.free : undefined}>
              {delivery === null ? t('not chosen yet') : delivery === 'free' ? t('free') : money(delivery)}
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.total}>
        <span>{t('To pay')}</span>
        <b>{total}</b>
      </p>
      <span className="visually-hidden" role="status">
        {isFresh && `${t('To pay')}: ${total}`}
      </span>
    </aside>
  );
}
