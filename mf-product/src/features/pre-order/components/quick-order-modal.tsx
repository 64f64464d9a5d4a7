import { maxQuantity } from '@vitryna/contracts/values';
import { z } from '@vitryna/contracts/zod';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { toProductCardView } from '@vitryna/product-view';
import { ButtonLink, ModalFrame, Notice, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useCard } from '../use-card.ts';
import { OrderedProduct } from './ordered-product.tsx';
import { QuickOrderForm } from './quick-order-form.tsx';

type Props = { extra: unknown; onClose: () => void };

/** A link opens a remote's modal with nothing: then there is no product to order. */
const extraSchema = z
  .object({ productId: z.string(), quantity: z.number().int().min(1).max(maxQuantity).catch(1) })
  .catch({ productId: '', quantity: 1 });

/** Buys one product in one click: a phone number is enough, the shop asks for the rest by voice. */
export function QuickOrderModal({ extra, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { productId, quantity } = extraSchema.parse(extra);
  const { status, card, retry } = useCard(productId);
  const view = card && toProductCardView(card, { locale });
  return (
    <ModalFrame title={t('Buy in one click')} onClose={onClose}>
      {status === 'loading' && <TextSkeleton lines={6} />}
      {status === 'failed' && <RetryNotice title={t('The product did not load')} onRetry={retry} />}
      {status === 'ready' && !view && <Notice title={t('This product is no longer sold')} />}
      {view && <OrderedProduct view={view} />}
      {view?.buy.kind === 'buy' && (
        <QuickOrderForm productId={productId} quantity={quantity} price={view.price ?? 0} onClose={onClose} />
      )}
      {view && view.buy.kind !== 'buy' && (
        <Notice
          title={t('Not in stock now')}
          action={<ButtonLink href={view.href}>{t('To the product')}</ButtonLink>}
        />
      )}
    </ModalFrame>
  );
}
