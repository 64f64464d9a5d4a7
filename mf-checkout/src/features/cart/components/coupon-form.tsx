import { isApiError } from '@vitryna/api-client';
import type { CartCoupon, CartSummary } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, TextField } from '@vitryna/ui';
import { type SubmitEvent, useState } from 'react';
import { couponTexts } from '../coupon-texts.ts';
import { useNotifyCartChange } from '../use-notify-cart-change.ts';
import styles from './coupon-form.module.css';
import { CouponInCart } from './coupon-in-cart.tsx';

type Props = {
  coupon: CartCoupon | null;
  /** The summary of the cart with or without the coupon, as the server counted it. */
  onSummary: (summary: CartSummary) => void;
};

/** The coupon of a cart, wherever the cart's sums stand: a code to put in, or the one that is in with what it takes off. */
export function CouponForm({ coupon, onSummary }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const notifyCartChange = useNotifyCartChange();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const change = async (ask: () => Promise<CartSummary>) => {
    setBusy(true);
    setError(null);
    try {
      onSummary(await ask());
      setCode('');
      void notifyCartChange();
    } catch (failure) {
      const { code: problem = '', details } = isApiError(failure) ? failure : {};
      const left = (details as { left?: unknown } | undefined)?.left;
      setError(couponTexts(t, problem, money(typeof left === 'number' ? left : 0)));
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void change(async () => {
      const { addCoupon } = await import('../api/coupon.ts');
      return addCoupon(tabContext().api, code);
    });
  };
  const handleRemove = () =>
    change(async () => {
      const { removeCoupon } = await import('../api/coupon.ts');
      return removeCoupon(tabContext().api);
    });

  if (coupon) {
    return (
      <CouponInCart coupon={coupon}>
        <Button size={36} isBusy={isBusy} onClick={() => void handleRemove()}>
          {t('Remove the coupon')}
        </Button>
      </CouponInCart>
    );
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={t('Coupon')}
        name="code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        spellCheck={false}
        minLength={3}
        maxLength={32}
        required
      />
      <Button type="submit" size={44} isBusy={isBusy}>
        {t('Apply')}
      </Button>
    </form>
  );
}
