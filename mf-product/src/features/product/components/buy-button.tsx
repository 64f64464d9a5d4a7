import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { isInCart } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, ButtonLink } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { MouseEvent } from 'react';
import type { ProductHeadView } from '../product-head-view.ts';

type Props = { head: ProductHeadView; similarHref: string; isShort?: boolean };

/**
 * The one main action of the page. What the cart does not take has a form: to order ahead, or to be told when it is back. Without
 * JavaScript the former is a call and the latter leads to similar products.
 */
export function BuyButton({ head, similarHref, isShort }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const isThere = useStore((state) => isInCart(state, head.id));
  const size = isShort ? 44 : 52;
  const { kind } = head.offer;
  const openForm = (title: string) => (event: MouseEvent) => {
    event.preventDefault();
    stores.modals.open('preOrder', { productId: head.id, title });
  };
  if (kind === 'preOrder') {
    const href = head.phone ? `tel:${head.phone.replaceAll(/[^+\d]/g, '')}` : similarHref;
    return (
      <ButtonLink kind="solid" size={size} icon={icons.clock} isWide href={href} onClick={openForm(t('Pre-order'))}>
        {isShort ? t('Order') : t('Pre-order it')}
      </ButtonLink>
    );
  }
  if (kind === 'expected' || kind === 'outOfStock') {
    const title = t('Tell me when it is here');
    return (
      <ButtonLink size={size} icon={icons.bell} isWide href={similarHref} onClick={openForm(title)}>
        {isShort ? t('Tell me') : title}
      </ButtonLink>
    );
  }
  if (kind !== 'buy') {
    return (
      <ButtonLink size={size} icon={icons.grid} isWide href={similarHref}>
        {t('Similar')}
      </ButtonLink>
    );
  }
  if (isThere) {
    return (
      <ButtonLink kind="outlined" size={size} icon={icons.check} isWide href={paths.checkout(locale)} data-modal="cart">
        {t('In cart')}
      </ButtonLink>
    );
  }
  const handleBuy = () => {
    void stores.cart.add(head.id);
    stores.modals.open('cart');
  };
  return (
    <Button kind="primary" size={size} icon={icons.cart} isWide onClick={handleBuy}>
      {isShort ? t('To cart') : t('Add to cart')}
    </Button>
  );
}
