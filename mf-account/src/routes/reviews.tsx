import type { PageHandle } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Reviews and questions') }),
};

const load = () =>
  import(/* webpackChunkName: "reviews" */ '#features/own/lists/reviews.tsx').then(({ OwnTexts }) => OwnTexts);

/** A signed-in shopper's reviews and questions. */
export function Component() {
  return (
    <AccountFrame place="reviews" skeleton={<PanelSkeleton count={2} />}>
      <LatePart load={load} skeleton={<PanelSkeleton count={2} />} />
    </AccountFrame>
  );
}
