import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './subscription.module.css';

/**
 * A coupon for an address. The form with its rules comes when its place comes near; until then, and without it, there is a link that opens
 * the same in a modal or leads to somebody who answers.
 */
export function Subscription() {
  const t = useTranslate();
  const locale = useLocale();
  const place = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./coupon-form.tsx').then(({ CouponForm }) => setForm(() => CouponForm), console.warn);
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  // The rest of the language comes with the first of its words: a form without them would move when it has them.
  const isWorded = Form !== null && t('I want e-mails about discounts. I can unsubscribe at any time.') !== '';
  return (
    <section ref={place} className={styles.subscription}>
      <h2>{t('A coupon for the first order')}</h2>
      <p>{t('Leave your address, and the coupon comes at once.')}</p>
      {isWorded ? (
        <Form />
      ) : (
        <ButtonLink href={paths.contact(locale)} data-modal="leadCapture">
          {t('Get the coupon')}
        </ButtonLink>
      )}
    </section>
  );
}
