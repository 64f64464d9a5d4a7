import { type PageHandle, tabContext } from '@vitryna/remote-kit';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';
import { LatePart } from '#features/own/late-part.tsx';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Sign-in and security') }),
};

async function loadSecurity() {
  const [{ Security }, { ChangePasswordForm }, passkeys] = await Promise.all([
    import(/* webpackChunkName: "security" */ '#features/own/security/security.tsx'),
    import(/* webpackChunkName: "security" */ '#features/sign/components/change-password-form.tsx'),
    import(/* webpackChunkName: "passkeys" */ '#features/sign/passkeys.ts'),
  ]);
  const door = passkeys.passkeyDoor(tabContext().api);
  return () => <Security passwordForm={(onChanged) => <ChangePasswordForm onChanged={onChanged} />} passkeys={door} />;
}

/** How a signed-in shopper comes in, and where they are. */
export function Component() {
  return (
    <AccountFrame place="security" skeleton={<PanelSkeleton count={2} />}>
      <LatePart load={loadSecurity} skeleton={<PanelSkeleton count={2} />} />
    </AccountFrame>
  );
}
