import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { ConfirmEmail } from '#features/sign/components/confirm-email.tsx';
import type { EmailPage } from '#features/sign/email-page.ts';

export const loader = lazyLoader(() => import('#features/sign/load-confirm-email.ts'));

export const handle: PageHandle<EmailPage> = {
  head: ({ t }) => ({ title: t('Confirm the e-mail') }),
};

/** The target of the confirmation e-mail. */
export function Component() {
  return <ConfirmEmail page={useLoaderData<typeof loader>()} />;
}
