import { buyFormId } from '@vitryna/contracts/constants';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { isInCart } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, ButtonLink } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { MouseEvent } from 'react';
import type { ProductHeadView } from '../product-head-view.ts';

type Props = { head: ProductHeadView; similarHref: string; quantity: number; isShort?: boolean };

/**
 * The one main action of the page. Products that the cart does not take have a form: to order ahead, to be told when it is back, or
 * what it costs. Without JavaScript it is a page of its own.
 */
export function BuyButton({ head, similarHref, quantity, isShort }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const isThere = useStore((state) => isInCart(state, head.id));
  const size = isShort ? 44 : 52;
  const { kind, price } = head.offer;
  const openForm = (titleKey: string) => (event: MouseEvent) => {
    event.preventDefault();
    stores.modals.open('preOrder', { productId: head.id, titleKey });
  };
  const { categorySlug, slug: productSlug } = head;
  const formHref = `${paths.product(locale, { categorySlug, productSlug })}/notify`;
  if (kind === 'preOrder') {
    return (
      <ButtonLink kind="solid" size={size} icon={icons.clock} isWide href={formHref} onClick={openForm('Pre-order')}>
        {isShort ? t('Order') : t('Order ahead')}
      </ButtonLink>
    );
  }
  if (kind === 'expected' || kind === 'outOfStock') {
    const titleKey = price === null ? 'Ask about the price' : 'Tell me when it is here';
    const short = price === null ? t('Ask') : t('Tell me');
    return (
      <ButtonLink
        size={size}
        icon={icons.bell}
        isWide
        href={formHref}
        aria-label={isShort ? undefined : t(titleKey)}
        onClick={openForm(titleKey)}
      >
        {short}
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
  const handleBuy = (event: MouseEvent) => {
    // Without JavaScript, or before it is here, the frame's form puts one into the cart.
    event.preventDefault();
    void stores.cart.add(head.id, quantity);
    stores.modals.open('cart');
  };
  return (
    <Button
      type="submit"
      form={buyFormId}
      name="productId"
      value={head.id}
      kind="primary"
      size={size}
      icon={icons.cart}
      isWide
      onClick={handleBuy}
    >
      {isShort ? t('To cart') : t('Add to cart')}
    </Button>
  );
}
