import type { ProductCard } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { toProductCardView } from '@vitryna/product-view';
import type { ModalExtras } from '@vitryna/store';
import { ButtonLink, ModalFrame, Notice, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useCard } from '../use-card.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { OrderedProduct } from './ordered-product.tsx';
import { PreOrderForm } from './pre-order-form.tsx';

type Props = { extra: unknown; onClose: () => void };

/**
 * For what the cart does not take: orders an announced product, or asks to be told when one is back. The product's status now
 * decides which, whatever the page knew.
 */
export function PreOrderModal({ extra, onClose }: Props) {
  const t = useTranslate();
  const { productId, title } = extra as ModalExtras['preOrder'];
  const { status, card, retry } = useCard(productId);
  return (
    <ModalFrame title={card ? titleOf(card, t) : title} onClose={onClose}>
      {status === 'loading' && <TextSkeleton lines={8} />}
      {status === 'failed' && <RetryNotice title={t('The product did not load')} onRetry={retry} />}
      {status === 'ready' && !card && <Notice title={t('This product is no longer sold')} />}
      {card && <Contents card={card} onClose={onClose} />}
    </ModalFrame>
  );
}

const isPreOrder = ({ status, isOrderable }: ProductCard) => status === 'preOrder' && isOrderable;

const titleOf = (card: ProductCard, t: (key: string) => string) =>
  isPreOrder(card) ? t('Pre-order') : t('Tell me when it is here');

function Contents({ card, onClose }: { card: ProductCard; onClose: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const view = toProductCardView(card, { locale });
  return (
    <>
      <OrderedProduct view={view} />
      {view.buy.kind === 'preOrder' && <PreOrderForm productId={card.id} onClose={onClose} />}
      {view.buy.kind === 'notify' && <AvailabilityForm productId={card.id} onClose={onClose} />}
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
