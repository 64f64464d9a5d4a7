import { createShops } from '@vitryna/testing/create-shops';

/** A shop with the texts of this remote's pages, whose shopper has nothing yet. */
export const { createShop, renderInStore } = createShops({
  workspaces: ['packages/ui', 'packages/forms', 'mf-account'],
  table: {
    'GET /catalog/product/list/cart/all': () => [],
    'GET /catalog/product/list/favorite': () => [],
    'GET /catalog/product/list/comparison': () => ({ groups: [] }),
  },
});
