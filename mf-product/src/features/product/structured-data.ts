import type { Product, Review } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { publicGtin } from '@vitryna/contracts/gtin';
import type { OfferKind } from '@vitryna/contracts/offer-kind';
import { paragraphsOf } from '@vitryna/contracts/paragraphs';
import { dayInKyiv, lastMoment } from '@vitryna/i18n/time-left';
import { toPictures } from '@vitryna/product-view';
import { descriptionOf } from './description.ts';
import type { ProductHeadView } from './product-head-view.ts';

type Data = Record<string, unknown>;

const availability: Record<OfferKind, string> = {
  buy: 'InStock',
  preOrder: 'PreOrder',
  expected: 'BackOrder',
  outOfStock: 'OutOfStock',
  discontinued: 'Discontinued',
};

/** A product for search engines (contract §10): in the loader, so that the page's own code does without it. */
export function productData(
  { product, head, reviews }: { product: Product; head: ProductHeadView; reviews: readonly Review[] },
  locale: Locale,
  href: string,
): Data[] {
  const { offer } = head;
  const pictures = toPictures(product.images, locale).map(({ base }) => `${base}xl.jpg`);
  const gtin = publicGtin(product.gtin);
  const product$: Data = {
    '@type': 'Product',
    name: product.name[locale],
    url: href,
    ...(pictures.length > 0 && { image: pictures }),
    sku: product.sku,
    ...(product.mpn && { mpn: product.mpn }),
    ...(gtin && { gtin }),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    description: paragraphsOf(descriptionOf(product, locale)).join(' ').slice(0, 500) || head.seo.description,
    ...(head.rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: head.rating, reviewCount: head.counts.reviews },
    }),
    ...(reviews.length > 0 && { review: reviews.slice(0, 5).map(reviewData) }),
    ...(offer.price !== null && { offers: offerData(product, offer.price, offer.kind, href) }),
  };
  return [product$];
}

const country = 'UA';

/** The law's fourteen days; what is sent back is paid for by the shopper, as the shop's page of the warranty says. */
const returnData: Data = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
};

const daysData = (minValue: number, maxValue: number): Data => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Delivery to a branch. A rate is named where it is the same in every city. */
function shippingData(price: number | null, isMade: boolean): Data {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(price !== null && { shippingRate: { '@type': 'MonetaryAmount', value: price, currency: 'UAH' } }),
    // Nobody knows yet when what is made to order is ready.
    ...(!isMade && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: daysData(0, 1),
        transitTime: daysData(1, 3),
      },
    }),
  };
}

function offerData(
  { status, promotion, warrantyMonths, ...product }: Product,
  price: number,
  kind: OfferKind,
  url: string,
): Data {
  const deliveryPrice = product.delivery.free ? 0 : (product.deliveryPrice?.amount ?? null);
  const isMade = kind === 'buy' && status === 'quickProduction';
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'UAH',
    availability: `https://schema.org/${isMade ? 'BackOrder' : availability[kind]}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(promotion && { priceValidUntil: dayInKyiv(lastMoment(promotion.period.endAt)) }),
    ...((kind === 'buy' || kind === 'preOrder') && {
      shippingDetails: shippingData(deliveryPrice, isMade || kind === 'preOrder'),
    }),
    hasMerchantReturnPolicy: returnData,
    ...(warrantyMonths && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { '@type': 'QuantitativeValue', value: warrantyMonths, unitCode: 'MON' },
      },
    }),
  };
}

function reviewData({ author, rating, body, createdAt }: Review): Data {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: createdAt.slice(0, 10),
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: rating },
  };
}
