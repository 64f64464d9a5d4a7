import type { ProductCard } from '@vitryna/contracts/api';
import { type L10n, type Locale, perLocale } from '@vitryna/contracts/languages';
import { offerKindOf } from '@vitryna/contracts/offer-kind';
import { type SocialCard, socialPath } from '@vitryna/media';
import { formatMoney } from '@vitryna/money/format';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import type { CardReader } from '../../catalogue/read-cards.ts';
import { parseProductId } from './product-cards.ts';

/** What the picture of a product says: its price as the page writes it, none for what is no longer sold. */
function socialCardOf(index: CatalogueIndex, card: ProductCard, locale: Locale): SocialCard {
  const price = card.prices.find(({ type }) => type === 'current');
  return {
    title: card.name[locale],
    label: index.categories.get(card.categories[0] ?? '')?.name[locale] ?? '',
    note: price && offerKindOf(card) !== 'discontinued' ? { kind: 'price', text: formatMoney(price.money) } : null,
    picture: card.images[0]?.id ?? null,
  };
}

/** Addresses of a product's pictures for social networks. */
export const socialPicturesOf = (index: CatalogueIndex, card: ProductCard): L10n =>
  perLocale((locale) => socialPath({ kind: 'product', id: card.id, locale }, socialCardOf(index, card, locale)));

/** The same by the id that stands in such an address; null when no product has it. */
export async function findSocialCard(
  { current, readCards }: { current: () => CatalogueIndex; readCards: CardReader },
  id: string,
  locale: Locale,
): Promise<SocialCard | null> {
  const number = parseProductId(id);
  const card = number === null ? undefined : (await readCards([number])).get(number);
  return card ? socialCardOf(current(), card, locale) : null;
}
