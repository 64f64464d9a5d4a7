import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import type { ModalExtras } from '@vitryna/store';
import { ButtonLink, ModalFrame, Notice, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useCard } from '../use-card.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { OrderedProduct } from './ordered-product.tsx';
import { PreOrderForm } from './pre-order-form.tsx';

type Props = { extra: unknown; onClose: () => void };

/**
 * For what the cart does not take: orders an announced product, or asks to be told when one is back, or what it costs. What the
 * product is now decides which, whatever the page knew.
 */
export function PreOrderModal({ extra, onClose }: Props) {
  const t = useTranslate();
  const { productId, titleKey } = extra as ModalExtras['preOrder'];
  const locale = useLocale();
  const { status, card, retry } = useCard(productId);
  const view = card && toProductCardView(card, { locale });
  return (
    <ModalFrame title={view ? titleOf(view, t) : t(titleKey)} onClose={onClose}>
      {status === 'loading' && <TextSkeleton lines={8} />}
      {status === 'failed' && <RetryNotice title={t('The product did not load')} onRetry={retry} />}
      {status === 'ready' && !view && <Notice title={t('This product is no longer sold')} />}
      {view && <Contents view={view} onClose={onClose} />}
    </ModalFrame>
  );
}

function titleOf({ buy }: CardView, t: (key: string) => string): string {
  if (buy.kind === 'ask') return t('Ask about the price');
  return buy.kind === 'preOrder' ? t('Pre-order') : t('Tell me when it is here');
}

function Contents({ view, onClose }: { view: CardView; onClose: () => void }) {
  const t = useTranslate();
  return (
    <>
      <OrderedProduct view={view} />
      {view.buy.kind === 'preOrder' && <PreOrderForm productId={view.id} onClose={onClose} />}
      {(view.buy.kind === 'notify' || view.buy.kind === 'ask') && (
        <AvailabilityForm productId={view.id} isPriceAsked={view.buy.kind === 'ask'} onClose={onClose} />
      )}
      {view.buy.kind === 'buy' && (
        <Notice
          kind="ok"
          title={t('It is in stock again')}
          action={<ButtonLink href={view.href}>{t('To the product')}</ButtonLink>}
        />
      )}
      {view.buy.kind === 'similar' && (
        <Notice
          title={t('This model is no longer made')}
          action={<ButtonLink href={view.buy.href ?? view.href}>{t('Similar')}</ButtonLink>}
        />
      )}
    </>
  );
}
