import { lazyLoader, type PageHandle, useLoaderData, useLocation } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';
import { NoJsAccountForms } from '#features/sign/components/no-js-account.tsx';
import { NoJsNotice } from '#features/sign/components/no-js-notice.tsx';
import type { NoJsAccount } from '#features/sign/load-no-js.ts';
import { stepParameter } from '#features/sign/no-js-forms.ts';

export const loader = lazyLoader(() => import('#features/sign/load-no-js.ts'));

export const handle: PageHandle<NoJsAccount> = {
  head: ({ t }) => ({ title: t('Account') }),
};

const loadProfile = () =>
  import(/* webpackChunkName: "profile" */ '#features/own/profile/profile.tsx').then(({ Profile }) => Profile);

/** The account or the guest's lists: as a guest by the session of this browser, by name when signed in. */
export function Component() {
  const noJs = useLoaderData<typeof loader>();
  const step = new URLSearchParams(useLocation().search).get(stepParameter);
  return (
    <AccountFrame
      place="profile"
      notice={<NoJsNotice step={step} />}
      skeleton={<PanelSkeleton />}
      noJs={noJs && <NoJsAccountForms noJs={noJs} />}
    >
      <LatePart load={loadProfile} skeleton={<PanelSkeleton />} />
    </AccountFrame>
  );
}
