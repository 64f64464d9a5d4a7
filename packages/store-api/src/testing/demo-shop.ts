import { fileURLToPath } from 'node:url';

/** What tests of a whole store fill it with. */
export const demoShopFolder = fileURLToPath(new URL('../../../../examples/demo-shop', import.meta.url));
