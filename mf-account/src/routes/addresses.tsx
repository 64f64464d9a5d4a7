import type { PageHandle } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Addresses') }),
};

const load = () =>
  import(/* webpackChunkName: "addresses" */ '#features/own/addresses/addresses.tsx').then(
    ({ Addresses }) => Addresses,
  );

/** The destinations of a signed-in shopper's orders. */
export function Component() {
  return (
    <AccountFrame place="addresses" skeleton={<PanelSkeleton count={2} />}>
      <LatePart load={load} skeleton={<PanelSkeleton count={2} />} />
    </AccountFrame>
  );
}
