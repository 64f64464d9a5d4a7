import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { brandOf } from '../model/brands.ts';
import { reviewsOf } from '../reviews/reviews.ts';
import { type L10n, months } from '../text/l10n.ts';
import { hash, randomOf } from '../text/random.ts';
import { typesetBoth } from '../text/typography.ts';
import { badgesOf } from './badges.ts';
import { attachmentsOf, videosOf } from './files.ts';
import type { Item } from './item.ts';
import { isUnseen } from './on-request.ts';
import { picturesOf } from './pictures.ts';
import type { Offer } from './promotions.ts';
import type { relationsAmong } from './relations.ts';
import { specificationsOf, summaryOf } from './specifications.ts';

const DAY_MS = 86_400_000;

/** EAN-13 from the range kept for use inside one shop (prefix 20), so it can never be another's real code. */
function gtinOf(slug: string): string {
  const digits = `20${String(hash(`gtin ${slug}`))
    .padStart(10, '0')
    .slice(-10)}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function description({ draft }: Item): L10n {
  const term = months(draft.warranty);
  const closing = {
    uk: `Офіційна гарантія — ${term.uk}. Якщо товар не підійшов, протягом 14 днів обміняємо його або повернемо гроші.`,
    ru: `Официальная гарантия — ${term.ru}. Если товар не подошёл, в течение 14 дней обменяем его или вернём деньги.`,
  };
  const paragraphs = (draft.story.length > 3 ? draft.story : [...draft.story, closing]).map(typesetBoth);
  return {
    uk: paragraphs.map(({ uk }) => `<p>${uk}</p>`).join(''),
    ru: paragraphs.map(({ ru }) => `<p>${ru}</p>`).join(''),
  };
}

function labelsOf(item: Item, offer: Offer | null, hasReviews: boolean): ImportProduct['labels'] {
  const { current, previous } = item.price;
  const discount = previous === null ? 0 : (previous - current) / previous;
  const random = randomOf(`labels ${item.slug}`);
  return [
    ...(item.ageDays <= 40 ? (['new'] as const) : []),
    ...(hasReviews && item.popularity > 0.88 && item.ageDays > 40 ? (['hit'] as const) : []),
    ...(discount >= 0.1 ? (['sale'] as const) : []),
    ...(offer?.isLive === true ? (['promo'] as const) : []),
    ...(random.chance(0.015) ? (['markdown'] as const) : []),
    ...(random.chance(0.03) ? (['exclusive'] as const) : []),
  ];
}

/** Turns an item into the record the store imports. */
export function productOf(
  item: Item,
  leafCode: string,
  offer: Offer | null,
  relations: ReturnType<typeof relationsAmong>,
  now: Date,
): ImportProduct {
  const { draft, status } = item;
  const random = randomOf(`product ${item.slug}`);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const reviews = reviewsOf(item, today);
  const at = (days: number, hours = 9): string => new Date(today + days * DAY_MS + hours * 3_600_000).toISOString();
  return {
    code: item.code,
    sku: item.sku,
    slug: item.slug,
    name: item.name,
    categoryCodes: offer === null ? [leafCode] : [leafCode, offer.campaign.code],
    manufacturer: { slug: draft.brand, name: brandOf(draft.brand).name },
    status,
    isOrderable: status === 'inStock' || status === 'quickProduction' || status === 'preOrder',
    labels: labelsOf(item, offer, reviews.length > 0),
    price: item.isOnRequest ? null : item.price,
    stock: item.stock,
    popularity: item.popularity,
    createdAt: at(-item.ageDays),
    warrantyMonths: draft.warranty,
    pictures: isUnseen(draft, item.price.current) ? [] : picturesOf(item),
    contents: [
      { type: 'description', body: description(item) },
      { type: 'shortDescription', body: summaryOf(draft) },
    ],
    specifications: specificationsOf(draft),
    badges: badgesOf(item, leafCode),
    gifts: relations.gift(item),
    related: relations.related(item),
    variants: relations.variants(item),
    videos: videosOf(item),
    attachments: attachmentsOf(item, leafCode),
    reviews,
    rating: null,
    promotion: offer?.isLive === true ? offer.promotion : null,
    expectedAt: status === 'preOrder' || status === 'expected' ? at(random.between(6, 45)) : null,
    replacementCode: relations.replacement(item),
    gtin: gtinOf(item.slug),
    mpn: item.sku,
    weightKg: Math.round(draft.kg * 1000) / 1000,
    dimensionsMm: [Math.round(draft.mm[0]), Math.round(draft.mm[1]), Math.round(draft.mm[2])],
  };
}
