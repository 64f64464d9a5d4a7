import type { PageHandle } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Coupons') }),
};

const load = () =>
  import(/* webpackChunkName: "coupons" */ '#features/own/lists/coupons.tsx').then(({ Coupons }) => Coupons);

/** The coupons of a signed-in shopper. */
export function Component() {
  return (
    <AccountFrame place="coupons" skeleton={<PanelSkeleton count={2} />}>
      <LatePart load={load} skeleton={<PanelSkeleton count={2} />} />
    </AccountFrame>
  );
}
