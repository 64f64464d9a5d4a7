import type { LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type EmailPage, readEmailPage } from './email-page.ts';

/** Asks nothing of the store: a program that opens the links of e-mails is to change nothing. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<EmailPage> => readEmailPage(request);
