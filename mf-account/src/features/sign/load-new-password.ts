import { isApiError } from '@vitryna/api-client';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { checkRecovery } from './api/check-recovery.ts';
import { type EmailPage, readEmailPage } from './email-page.ts';

/** `username` is whose password it is, mostly hidden; null where the link opens nothing (any more). */
export type NewPasswordPage = EmailPage & { username: string | null };

/** A link that could not be asked about is tried: who sets the password is told then. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<NewPasswordPage> {
  const page = readEmailPage(request);
  if (page.token === '') return { ...page, username: null };
  try {
    const { username } = await checkRecovery(context.get(appContext).api, page.token);
    return { ...page, username };
  } catch (error) {
    const isGone = isApiError(error) && (error.status === 410 || error.status === 400);
    return { ...page, username: isGone ? null : '' };
  }
}
