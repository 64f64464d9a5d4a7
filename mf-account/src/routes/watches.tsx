import type { PageHandle } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('What I wait for') }),
};

const load = () =>
  import(/* webpackChunkName: "watches" */ '#features/own/lists/watches.tsx').then(({ Watches }) => Watches);

/** A signed-in shopper's watches: lower prices, goods that come back. */
export function Component() {
  return (
    <AccountFrame place="watches" skeleton={<PanelSkeleton count={2} />}>
      <LatePart load={load} skeleton={<PanelSkeleton count={2} />} />
    </AccountFrame>
  );
}
