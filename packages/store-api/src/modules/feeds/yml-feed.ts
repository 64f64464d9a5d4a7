import { element, escapeXml, xmlDeclaration } from '@vitryna/xml';
import { decimal, type FeedFormat, minuteInKyiv, xmlType } from './feed-format.ts';

const maxDescription = 3000;
const maxPictures = 10;

/** YML, which marketplaces and price comparisons of Ukraine read: every listed product, with whether it can be ordered. */
export const ymlFeed: FeedFormat = {
  type: xmlType,
  head: ({ name, company, url, categories }, now) =>
    [
      `${xmlDeclaration}\n<!DOCTYPE yml_catalog SYSTEM "shops.dtd">\n<yml_catalog date="${escapeXml(minuteInKyiv(now))}"><shop>`,
      element('name', name),
      element('company', company),
      element('url', url),
      '<currencies><currency id="UAH" rate="1"/></currencies>',
      '<categories>',
      ...categories.map(({ code, parent, name: title }) => element('category', title, { id: code, parentId: parent })),
      '</categories>',
      '<offers>\n',
    ].join(''),
  item: (product) => {
    const isAvailable = product.kind === 'buy' || product.kind === 'preOrder';
    const group = product.group === null ? '' : ` group_id="${escapeXml(product.group)}"`;
    const parts = [
      element('url', product.url),
      element('price', decimal(product.price)),
      product.previousPrice === null ? '' : element('oldprice', decimal(product.previousPrice)),
      element('currencyId', 'UAH'),
      element('categoryId', product.category),
      ...product.pictures.slice(0, maxPictures).map((picture) => element('picture', picture)),
      element('name', product.title),
      element('vendor', product.manufacturer),
      element('vendorCode', product.mpn ?? product.sku),
      element('description', product.description.slice(0, maxDescription)),
      product.gtin === null ? '' : element('barcode', product.gtin),
      ...product.params.map(({ name, value }) => element('param', value, { name })),
    ];
    return `<offer id="${product.id}" available="${isAvailable}"${group}>${parts.join('')}</offer>\n`;
  },
  tail: '</offers></shop></yml_catalog>\n',
};
