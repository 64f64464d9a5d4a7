import { createShops } from '@vitryna/testing/create-shops';

/** A shop with the texts of this remote's modals. */
export const { renderInStore } = createShops({
  workspaces: ['packages/ui', 'packages/forms', 'packages/delivery-view', 'mf-content'],
});
