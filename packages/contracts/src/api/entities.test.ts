import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { bannerSchema, headerBannerSchema, pageSchema } from '../content/index.ts';
import * as api from './index.ts';

/** Keys of an object, through `nullable` and arrays. */
function keysOf(schema: z.ZodType): string[] {
  const inner = schema as unknown as { shape?: object; element?: z.ZodType; unwrap?: () => z.ZodType };
  if (inner.shape) return Object.keys(inner.shape);
  return keysOf(inner.element ?? inner.unwrap?.() ?? schema);
}

const product = api.productSchema.shape;

// Specification §3, by the names that it gives.
test.each<[string, z.ZodType, string]>([
  ['product', api.productSchema, 'id code sku slug name contents status labels reviews isOrderable isDeleted prices'],
  ['product', api.productSchema, 'manufacturer specifications categories images badges attachments gifts'],
  ['text of a product', product.contents, 'type body'],
  ['rating', product.reviews, 'averageRating'],
  ['price', product.prices, 'type money'],
  ['money', api.moneySchema, 'amount currency'],
  ['picture', api.imgSchema, 'locales thumbnails'],
  ['size of a picture', api.thumbnailSchema, 'type url'],
  ['downloads of a product', api.attachmentSchema, 'group files'],
  ['group of specifications', api.specGroupSchema, 'group items'],
  ['specification', api.specSchema, 'slug name isInteractive option'],
  ['option', api.specSchema.shape.option, 'slug value'],
  ['category', api.categorySchema, 'id code name slug labels assets productsCount compilation promotion parent'],
  ['compilation', api.categorySchema.shape.compilation, 'self children'],
  ['promotion', api.promotionSchema, 'period'],
  ['cart line', api.cartLineSchema, 'product quantity totalPrice totalSalePrice gifts'],
  ['total', api.cartLineSchema.shape.totalPrice, 'amount'],
  ['favourite', api.favouriteSchema, 'product'],
  ['user', api.userSchema, 'name email locale'],
  ['name', api.userSchema.shape.name, 'firstName lastName middleName'],
  ['address', api.addressSchema, 'region city warehouse street house flat'],
  ['warehouse', api.warehouseSchema, 'name address type'],
  ['maintenance', api.maintenanceSchema, 'isEnabled message'],
  ['slide', api.adCardSchema, 'id title description url buttonLabel titleColor descriptionColor buttonLabelColor'],
  ['slide', api.adCardSchema, 'buttonBorderColor buttonBackgroundColor backgroundImage overlayImage'],
  ['picture over a slide', api.adCardSchema.shape.overlayImage, 'url name'],
  ['page of the content service', pageSchema, 'metaTitle metaDescription'],
  ['banner of the header', headerBannerSchema, 'title url image adaptiveImage'],
  ['banner', bannerSchema, 'title titleColor url description descriptionColor buttonLabel buttonColor position'],
  ['banner', bannerSchema, 'buttonLabelColor backgroundImage overlayImage'],
])('a %s has what the specification names [§3.1 §3.5 §3.8 §3.9 §3.10 §3.11 §3.15 §3.17 §3.18]', (_, schema, names) => {
  expect(keysOf(schema)).toEqual(expect.arrayContaining(names.split(' ')));
});

test('a rating may be missing, and a group of specifications may have no name [§3.1 §3.4]', () => {
  expect(product.reviews.safeParse({ averageRating: null, count: 0 }).success).toBe(true);
  expect(api.specGroupSchema.parse({ group: null, items: [] })).toEqual({ group: null, items: [] });
});

test('a point with a reason that this version does not know cannot be chosen', () => {
  const { status } = api.warehouseSchema.shape;
  expect(['working', 'tooHeavy', 'flooded'].map((value) => status.parse(value))).toEqual([
    'working',
    'tooHeavy',
    'closed',
  ]);
});

test('a place to begin from has both coordinates or none', () => {
  const isRead = (query: object) => api.warehouseListQuerySchema.safeParse({ cityRef: 'lviv', ...query }).success;
  expect([isRead({}), isRead({ lat: '49.8', lng: '24' }), isRead({ lat: '49.8' })]).toEqual([true, true, false]);
});

test('a post box is one by its type, any other warehouse is a post office [§3.11]', () => {
  const { type } = api.warehouseSchema.shape;
  expect(['postMachine', 'postOffice', 'tent'].map((value) => type.parse(value))).toEqual([
    'postMachine',
    'postOffice',
    'postOffice',
  ]);
  expect(api.deliveryMethodSchema.options).toEqual(expect.arrayContaining(['warehouse', 'courier']));
});
