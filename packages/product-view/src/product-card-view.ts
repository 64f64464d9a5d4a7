import type { ProductCard } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { activeStatuses } from '@vitryna/contracts/values';
import { href, paths } from '@vitryna/routing';
import type { ProductCardView } from '@vitryna/ui';
import { badgeTexts } from './locales/badge-texts.ts';
import { toPicture } from './to-picture.ts';

/** A card with the main category of its product: what it is compared within. */
export type CardView = ProductCardView & { categoryId: string };

/** As many as the design's cards have lines for. */
const maxKeySpecs = 4;

const yes: ReadonlySet<string> = new Set(['є', 'есть', 'так', 'да']);
const no: ReadonlySet<string> = new Set(['немає', 'нет', 'ні']);

/**
 * A product of a list as its card shows it: words of one language, hrefs ready, nobody's cart or favourites yet.
 *
 * @example const cards = list.items.map((item) => toProductCardView(item, { locale }));
 */
export function toProductCardView(card: ProductCard, { locale }: { locale: Locale }): CardView {
  const address = paths.product(locale, { categorySlug: card.categorySlug, productSlug: card.slug });
  return {
    id: card.id,
    categoryId: card.categories[0] ?? '',
    code: card.code,
    href: address,
    title: card.name[locale],
    picture: pictureOf(card, locale),
    badges: badgesOf(card, locale),
    rating: card.reviews.count > 0 ? card.reviews.averageRating : null,
    reviewsCount: card.reviews.count,
    keySpecs: keySpecsOf(card, locale),
    price: priceOf(card, 'current'),
    previousPrice: priceOf(card, 'previous'),
    // Products that cannot be ordered are shown as absent, whatever the stock.
    status: !canOrder(card) && activeStatuses.includes(card.status) ? 'outOfStock' : card.status,
    isDeliveryFree: card.delivery.free,
    buy: buyOf(card, locale),
    isFavourite: false,
    isCompared: false,
  };
}

/** Missing values are left out: a card has few lines. A number or a yes says nothing without its name, even where names are not shown and words follow the number: «1, вхід і вихід». */
function keySpecsOf({ keySpecs }: ProductCard, locale: Locale): CardView['keySpecs'] {
  return keySpecs
    .filter(({ value }) => !no.has(value[locale]))
    .slice(0, maxKeySpecs)
    .map(({ name, shortName, value }) => ({
      label: (shortName ?? name)[locale],
      value: value[locale],
      ...((yes.has(value[locale]) || /^[\d.,\s]+(?:$|, )/.test(value[locale])) && { isBare: true }),
    }));
}

/** The title travels once: a picture that is called like its product, or not at all, brings no words. */
function pictureOf({ images, name }: ProductCard, locale: Locale): CardView['picture'] {
  const picture = toPicture(images, locale);
  if (!picture || (picture.alt !== '' && picture.alt !== name[locale])) return picture;
  const { alt: _, ...source } = picture;
  return source;
}

function canOrder(card: ProductCard): boolean {
  const { isOrderable, isDeleted, status } = card;
  return isOrderable && !isDeleted && activeStatuses.includes(status) && priceOf(card, 'current') !== null;
}

function buyOf(card: ProductCard, locale: Locale): CardView['buy'] {
  if (card.isDeleted || card.status === 'discontinued') {
    return { kind: 'similar', href: paths.category(locale, { categorySlug: card.categorySlug }) };
  }
  if (priceOf(card, 'current') === null) return { kind: 'ask' };
  if (!canOrder(card)) return { kind: 'notify' };
  return { kind: card.status === 'preOrder' ? 'preOrder' : 'buy' };
}

function priceOf({ prices }: ProductCard, type: 'current' | 'previous'): number | null {
  return prices.find((price) => price.type === type)?.money.amount ?? null;
}

/** The store's own words for this product, gift, hit, novelty: two are seen at most, so the one that is worth most comes first. */
function badgesOf({ badges, labels, hasGifts }: ProductCard, locale: Locale): CardView['badges'] {
  const own = badges.map(({ text, url }) => ({
    kind: 'note' as const,
    text: text[locale],
    ...(url && { href: url.startsWith('/') ? href(locale, url) : url }),
  }));
  const texts = badgeTexts[locale];
  const isMeant = { gift: hasGifts, hit: labels.includes('hit'), new: labels.includes('new') };
  const kinds = (['gift', 'hit', 'new'] as const).filter((kind) => isMeant[kind]);
  return [...own, ...kinds.map((kind) => ({ kind, text: texts[kind] }))].slice(0, 2);
}
