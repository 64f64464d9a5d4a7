import { fileURLToPath } from 'node:url';

/** What tests of a whole store fill it with. */
export const demoShopFolder = fileURLToPath(new URL('../../../../examples/demo-shop', import.meta.url));

/** What a store is filled with in a tenth of the time. */
export const fewGoodsFolder = fileURLToPath(new URL('./few-goods', import.meta.url));
