import type { CartLine } from '@vitryna/contracts/api';
import { localise } from '@vitryna/i18n';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { FreeDelivery } from '../free-delivery.ts';
import { freeDeliveryOf } from '../free-delivery.ts';
import type { SummaryState } from '../use-cart-summary.ts';
import styles from './free-delivery-bar.module.css';

type Props = SummaryState & {
  /** The lines, to name those that are in the way. */
  lines?: CartLine[];
};

/** How many of the lines in the way are named: a long cart would have a wall of names. */
const mostNamed = 3;

/** How far it is to free delivery. Its place is kept while the summary is on its way; without an answer it goes. */
export function FreeDeliveryBar({ summary, hasFailed, lines = [] }: Props) {
  if (hasFailed) return null;
  if (!summary) return <div className={`${styles.bar} ${styles.empty}`} aria-hidden="true" />;
  const isInTheWay = ({ product }: CartLine) => summary.freeDelivery.blockedBy.includes(product.id);
  return <Told view={freeDeliveryOf(summary)} inTheWay={lines.filter(isInTheWay)} />;
}

function Told({ view, inTheWay }: { view: FreeDelivery; inTheWay: CartLine[] }) {
  const locale = useLocale();
  const t = useTranslate();
  const { money } = useFormat();
  const nameAll = (products: CartLine['product'][]) => {
    const names = (some: typeof products) => some.map(({ name }) => localise(name, locale)).join(', ');
    // One more name is no longer than how many are left out.
    if (products.length <= mostNamed + 1) return names(products);
    return t('{{names}} and {{count}} more products', {
      names: names(products.slice(0, mostNamed)),
      count: products.length - mostNamed,
    });
  };
  const isFree = view.kind === 'reached' || view.kind === 'included';
  const texts = {
    reached: () => [
      t('Delivery to a branch is free'),
      view.kind === 'reached' && t('The order is above {{sum}}', { sum: money(view.threshold) }),
    ],
    included: () => [t('Delivery to a branch is free'), t('It is included in the price of these products')],
    blocked: () => [
      t('Delivery is paid'),
      inTheWay.length > 0
        ? t('Too large for free delivery: {{names}}', {
            names: nameAll(inTheWay.map(({ product }) => product)),
          })
        : t('There is a product in the cart that is too large for free delivery'),
    ],
    left: () => [
      view.kind === 'left' && t('{{sum}} more and delivery is free', { sum: money(view.left) }),
      t('To a branch or a parcel locker'),
    ],
  };
  const [title, note] = texts[view.kind]();
  return (
    <div className={isFree ? `${styles.bar} ${styles.free}` : styles.bar}>
      <Icon path={icons.truck} size={24} className={styles.icon} />
      <div className={styles.text} role="status">
        <b>{title}</b>
        <span>{note}</span>
        {isFree && <span>{t('A courier is paid in any case')}</span>}
      </div>
      {view.kind === 'left' && (
        <progress
          className={styles.progress}
          value={view.eligible}
          max={view.threshold}
          aria-label={t('On the way to free delivery')}
        />
      )}
    </div>
  );
}
