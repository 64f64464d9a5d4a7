import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { NewPassword } from '#features/sign/components/new-password.tsx';
import type { NewPasswordPage } from '#features/sign/load-new-password.ts';

export const loader = lazyLoader(() => import('#features/sign/load-new-password.ts'));

export const handle: PageHandle<NewPasswordPage> = {
  head: ({ t }) => ({ title: t('New password') }),
};

/** The target of the lost-password e-mail. */
export function Component() {
  return <NewPassword page={useLoaderData<typeof loader>()} />;
}
