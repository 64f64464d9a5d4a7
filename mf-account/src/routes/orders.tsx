import type { PageHandle } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Orders') }),
};

const loadOrders = () =>
  import(/* webpackChunkName: "orders" */ '#features/own/orders/orders.tsx').then(({ Orders }) => Orders);

/** A signed-in shopper's orders. */
export function Component() {
  return (
    <AccountFrame place="orders" skeleton={<PanelSkeleton />}>
      <LatePart load={loadOrders} skeleton={<PanelSkeleton />} />
    </AccountFrame>
  );
}
