import { element, xmlDeclaration } from '@vitryna/xml';
import { decimal, type FeedFormat, xmlType } from './feed-format.ts';
import type { FeedProduct } from './feed-product.ts';

const maxDescription = 5000;

const uah = (amount: FeedProduct['price']) => `${decimal(amount)} UAH`;

/** The word for what the product's page says; null where the format asks for a date that nobody knows. */
function availabilityOf({ kind, isMade, availableAt }: FeedProduct): string | null {
  if (kind === 'outOfStock') return 'out_of_stock';
  if (kind === 'buy' && !isMade) return 'in_stock';
  if (availableAt === null) return null;
  return kind === 'preOrder' ? 'preorder' : 'backorder';
}

/**
 * Google Merchant Center: RSS 2.0 with the `g` namespace. What is made to order or expected on a day that nobody knows is left out, because
 * the format refuses it without a date.
 */
export const googleFeed: FeedFormat = {
  type: xmlType,
  head: ({ name, url }) => `${xmlDeclaration}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', name)}${element('link', url)}${element('description', name)}
`,
  item: (product) => {
    const availability = availabilityOf(product);
    const [picture, ...pictures] = product.pictures;
    if (availability === null || picture === undefined) return '';
    const { availableAt, price, previousPrice, gtin, mpn } = product;
    const isDated = availability === 'preorder' || availability === 'backorder';
    const parts = [
      element('g:id', product.id),
      element('g:title', product.title),
      element('g:description', product.description.slice(0, maxDescription)),
      element('g:link', product.url),
      element('g:image_link', picture),
      ...pictures.slice(0, 10).map((other) => element('g:additional_image_link', other)),
      element('g:availability', availability),
      isDated && availableAt !== null ? element('g:availability_date', new Date(availableAt).toISOString()) : '',
      element('g:price', uah(previousPrice ?? price)),
      previousPrice === null ? '' : element('g:sale_price', uah(price)),
      element('g:brand', product.manufacturer),
      gtin === null ? '' : element('g:gtin', gtin),
      mpn === null ? '' : element('g:mpn', mpn),
      gtin === null && mpn === null ? element('g:identifier_exists', 'no') : '',
      element('g:condition', 'new'),
      element('g:product_type', product.categoryNames.join(' > ')),
      product.group === null ? '' : element('g:item_group_id', product.group),
      product.colour === null ? '' : element('g:color', product.colour),
      product.weightKg === null ? '' : element('g:shipping_weight', `${product.weightKg} kg`),
      `<g:shipping>${element('g:country', 'UA')}${element('g:price', uah(product.deliveryPrice))}</g:shipping>`,
    ];
    return `<item>${parts.join('')}</item>\n`;
  },
  tail: '</channel></rss>\n',
};
