import type { LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type LetterPage, readLetterPage } from './letter-page.ts';

/** Asks nothing of the store: a program that opens the links of letters is to change nothing. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<LetterPage> => readLetterPage(request);
