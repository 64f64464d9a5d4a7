import type { CartCoupon } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ReactNode } from 'react';
import { couponTexts } from '../coupon-texts.ts';
import styles from './coupon-form.module.css';

/** The coupon that is in the cart: what it takes off, or why it takes nothing off any more. */
export function CouponInCart({ coupon, children }: { coupon: CartCoupon; children: ReactNode }) {
  const t = useTranslate();
  const { money } = useFormat();
  const { code, discount, problem, left } = coupon;
  return (
    <div className={styles.held}>
      <Icon path={problem ? icons.alertTriangle : icons.check} size={20} />
      <p className={problem ? `${styles.words} ${styles.useless}` : styles.words} role="status">
        <b>{t('Coupon {{code}}', { code })}</b>
        <span>{problem ? couponTexts(t, problem, money(left?.amount ?? 0)) : `−${money(discount)}`}</span>
      </p>
      {children}
    </div>
  );
}
