import { arrivalDay, quoteCart, shopperCityOf, useFound, useShopperCity } from '@vitryna/delivery-view';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';

/** The day on which the whole cart is in the shopper's city, and what that costs, by the first way that can take it. */
export function CartDeliveryDay() {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const { api } = tabContext();
  const city = useShopperCity(shopperCityOf(api));
  const isSettled = useStore(({ cart }) => cart.status === 'ready' && cart.pending.length === 0);
  const goods = useStore(({ cart }) => cart.lines.map(({ product, quantity }) => `${product.id}×${quantity}`).join());
  const { data } = useFound(
    city && isSettled ? `${city.ref} ${goods}` : null,
    () => quoteCart(api, city?.ref ?? ''),
    0,
  );
  const way = data?.city.ref === city?.ref && data?.methods.find(({ disabled }) => disabled === null);
  if (!city || !way) return null;
  return t('Delivery, {{city}}: {{day}}, {{price}}', {
    city: localise(city.name),
    day: arrivalDay(way.eta.from, locale),
    price: way.free ? t('free') : money(way.price),
  });
}
