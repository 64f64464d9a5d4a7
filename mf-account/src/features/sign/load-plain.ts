import { newIdempotencyKey } from '@vitryna/api-client';
import { meSchema, type User } from '@vitryna/contracts/api';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type PlainForm, plainForms } from './plain-forms.ts';
import { type PlainQuery, readPlainQuery } from './plain-query.ts';

/** What the account needs without JavaScript: who it is, keys, and what became of the last form; null in a tab. */
export type PlainAccount = (PlainQuery & { user: User | null; keys: Record<PlainForm, string> }) | null;

/** A key for each form: they are other calls. */
function newKeys(): Record<PlainForm, string> {
  const names = Object.keys(plainForms) as PlainForm[];
  return Object.fromEntries(names.map((name) => [name, newIdempotencyKey()])) as Record<PlainForm, string>;
}

/** In a tab the stores know who it is. Whose document cannot ask is shown the way in, as a guest is. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PlainAccount> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const user = await api.get('/account/me', { schema: meSchema }).catch(() => null);
  return { user, keys: newKeys(), ...readPlainQuery(new URL(request.url).searchParams) };
}
