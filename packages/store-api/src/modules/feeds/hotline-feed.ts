import { element, xmlDeclaration } from '@vitryna/xml';
import { decimal, type FeedFormat, minuteInKyiv, xmlType } from './feed-format.ts';
import type { FeedProduct } from './feed-product.ts';

const dayMs = 86_400_000;
const maxDescription = 3000;

/** Words of the format; days of what comes on a known day. */
function stockOf({ kind, isMade, availableAt }: FeedProduct, now: Date): string {
  if (kind === 'buy' && !isMade) return element('stock', 'В наявності');
  const days = availableAt === null ? null : Math.max(1, Math.ceil((Date.parse(availableAt) - now.getTime()) / dayMs));
  return element('stock', 'Під замовлення', { days });
}

/** hotline.ua: only what can be ordered now. */
export const hotlineFeed: FeedFormat = {
  type: xmlType,
  head: ({ name, categories }, now) =>
    [
      `${xmlDeclaration}\n<price>`,
      element('date', minuteInKyiv(now)),
      element('firmName', name),
      '<categories>',
      ...categories.map(
        ({ code, parent, name: title }) =>
          `<category>${element('id', code)}${parent === null ? '' : element('parentId', parent)}${element('name', title)}</category>`,
      ),
      '</categories>',
      '<items>\n',
    ].join(''),
  item: (product, now) => {
    if (product.kind !== 'buy' && product.kind !== 'preOrder') return '';
    const parts = [
      element('id', product.id),
      element('categoryId', product.category),
      product.mpn === null ? '' : element('code', product.mpn),
      product.gtin === null ? '' : element('barcode', product.gtin),
      element('vendor', product.manufacturer),
      element('name', product.title),
      element('description', product.description.slice(0, maxDescription)),
      element('url', product.url),
      ...product.pictures.map((picture) => element('image', picture)),
      element('priceRUAH', decimal(product.price)),
      product.previousPrice === null ? '' : element('oldprice', decimal(product.previousPrice)),
      stockOf(product, now),
      product.warrantyMonths === null ? '' : element('guarantee', product.warrantyMonths, { type: 'manufacturer' }),
      ...product.params.map(({ name, value }) => element('param', value, { name })),
      element('condition', 0),
    ];
    return `<item>${parts.join('')}</item>\n`;
  },
  tail: '</items></price>\n',
};
