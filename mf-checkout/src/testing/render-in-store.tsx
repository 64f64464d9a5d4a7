import { createShops } from '@vitryna/testing/create-shops';

/** A shop with the texts of this remote. */
export const { createShop, renderInStore } = createShops({ workspaces: ['mf-checkout'] });
