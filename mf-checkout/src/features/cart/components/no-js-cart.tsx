import { FormFacts } from '@vitryna/forms';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, ProductPicture, TextField, wholeWords } from '@vitryna/ui';
import { removalOf } from '../cart-forms.ts';
import { toCartLineView } from '../cart-line-view.ts';
import { couponTexts } from '../coupon-texts.ts';
import type { NoJsCart } from '../load-no-js-cart.ts';
import couponStyles from './coupon-form.module.css';
import { CouponInCart } from './coupon-in-cart.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';
import { LineProblem } from './line-problem.tsx';
import styles from './no-js-cart.module.css';

/** The cart as a page of forms, which needs no JavaScript: quantities, removal, the coupon, and what they come to. */
export function NoJsCartForms({ lines, summary, keys, refusal }: NoJsCart) {
  const t = useTranslate();
  const locale = useLocale();
  const { money } = useFormat();
  const { coupon } = summary;
  const isCouponRefused = refusal?.form === 'coupon';
  return (
    <>
      <ul className={styles.lines} aria-label={t('Products in the cart')}>
        {lines.map((line) => {
          const view = toCartLineView(line, locale);
          return (
            <li key={view.id} className={styles.line}>
              <span className={`lit ${styles.picture}`}>
                <ProductPicture picture={view.picture} sizes="72px" />
              </span>
              <div className={styles.text}>
                <a href={view.href}>{wholeWords(view.title)}</a>
                {view.gifts.map((gift) => (
                  <span key={gift}>{t('Gift: {{name}} × {{quantity}}', { name: gift, quantity: view.quantity })}</span>
                ))}
                <LineProblem view={view} />
                <b>{view.price === null ? '—' : money(view.price)}</b>
              </div>
              <form method="post" className={styles.quantity}>
                <FormFacts form="quantity" formKey={keys[view.id]} />
                <input type="hidden" name="productId" value={view.id} />
                <TextField
                  label={t('Quantity')}
                  aria-label={`${t('Quantity')}: ${view.title}`}
                  name="quantity"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={999}
                  defaultValue={view.quantity}
                  required
                />
                <Button type="submit" size={44} aria-label={t('Change the quantity: {{name}}', { name: view.title })}>
                  {t('Change')}
                </Button>
              </form>
              <form method="post">
                <FormFacts form="quantity" formKey={keys[removalOf(view.id)]} />
                <input type="hidden" name="productId" value={view.id} />
                <input type="hidden" name="quantity" value={0} />
                <Button type="submit" size={44} aria-label={t('Remove {{name}} from the cart', { name: view.title })}>
                  {t('Remove')}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
      <FreeDeliveryBar summary={summary} hasFailed={false} lines={lines} />
      {coupon ? (
        <form method="post">
          <FormFacts form="couponRemoval" formKey={keys.coupon} />
          <CouponInCart coupon={coupon}>
            <Button type="submit" size={36}>
              {t('Remove the coupon')}
            </Button>
          </CouponInCart>
        </form>
      ) : (
        <form method="post" className={couponStyles.form}>
          <FormFacts form="coupon" formKey={keys.coupon} />
          <TextField
            label={t('Coupon')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            minLength={3}
            maxLength={32}
            required
            error={isCouponRefused && couponTexts(t, refusal.problem, money(refusal.amount))}
          />
          <Button type="submit" size={44}>
            {t('Apply')}
          </Button>
        </form>
      )}
      <p className={styles.total}>
        {t('To pay')} <b>{money(summary.total.amount)}</b>
      </p>
      <ButtonLink kind="primary" size={52} className={styles.go} href={paths.checkout(locale)}>
        {t('Check out')}
      </ButtonLink>
    </>
  );
}
