import { lazyLoader, type PageHandle, useLoaderData, useLocation } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';
import { PlainAccountForms } from '#features/sign/components/plain-account.tsx';
import { PlainNews } from '#features/sign/components/plain-news.tsx';
import type { PlainAccount } from '#features/sign/load-plain.ts';
import { stepParameter } from '#features/sign/plain-forms.ts';

export const loader = lazyLoader(() => import('#features/sign/load-plain.ts'));

export const handle: PageHandle<PlainAccount> = {
  head: ({ t }) => ({ title: t('Account') }),
};

const loadProfile = () =>
  import(/* webpackChunkName: "profile" */ '#features/own/profile/profile.tsx').then(({ Profile }) => Profile);

/** Where a shopper finds what is theirs: as a guest by the session of this browser, by name when signed in. */
export function Component() {
  const plain = useLoaderData<typeof loader>();
  const step = new URLSearchParams(useLocation().search).get(stepParameter);
  return (
    <AccountFrame
      place="profile"
      news={<PlainNews step={step} />}
      skeleton={<PanelSkeleton />}
      plain={plain && <PlainAccountForms plain={plain} />}
    >
      <LatePart load={loadProfile} skeleton={<PanelSkeleton />} />
    </AccountFrame>
  );
}
