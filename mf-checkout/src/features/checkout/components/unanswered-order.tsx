import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { useNavigate } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { type ReactNode, useEffect, useState } from 'react';
import { hasUnansweredOrder } from '../attempt.ts';

/**
 * An empty cart may mean that an order was made whose answer was lost: it is asked for again under its key, which makes no other one,
 * and leads to its page. Without one the children are rendered.
 */
export function UnansweredOrder({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(hasUnansweredOrder);
  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    const ask = async () => {
      const { repeatOrder } = await import('../order-attempts.ts');
      const taken = await repeatOrder();
      if (!isWanted) return;
      if (taken) await navigate(paths.order(locale, { orderId: taken.created.id }), { replace: true });
      else setAsking(false);
    };
    ask().catch(() => isWanted && setAsking(false));
    return () => {
      isWanted = false;
    };
  }, [isAsking, locale, navigate]);
  return isAsking ? <p role="status">{t('We are looking for your order')}</p> : children;
}
