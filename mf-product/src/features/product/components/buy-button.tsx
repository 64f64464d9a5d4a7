import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { isInCart } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, ButtonLink } from '@vitryna/ui';
import type { ProductHeadView } from '../product-head-view.ts';

type Props = { head: ProductHeadView; isShort?: boolean };

/** The one yellow action of the page. What the cart does not take is ordered by phone, or leads to similar products. */
export function BuyButton({ head, isShort }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const isThere = useStore((state) => isInCart(state, head.id));
  const size = isShort ? 44 : 52;
  const { kind } = head.offer;
  if (kind === 'preOrder' && head.phone) {
    return (
      <ButtonLink kind="solid" size={size} icon="phone" isWide href={`tel:${head.phone.replaceAll(/[^+\d]/g, '')}`}>
        {isShort ? t('Order') : t('Order by phone')}
      </ButtonLink>
    );
  }
  if (kind !== 'buy') {
    return (
      <ButtonLink size={size} icon="grid" isWide href="#similar">
        {t('Similar')}
      </ButtonLink>
    );
  }
  if (isThere) {
    return (
      <ButtonLink kind="outlined" size={size} icon="check" isWide href={paths.checkout(locale)} data-modal="cart">
        {t('In cart')}
      </ButtonLink>
    );
  }
  const handleBuy = () => {
    void stores.cart.add(head.id);
    stores.modals.open('cart');
  };
  return (
    <Button kind="primary" size={size} icon="cart" isWide onClick={handleBuy}>
      {isShort ? t('To cart') : t('Add to cart')}
    </Button>
  );
}
