import { newIdempotencyKey } from '@vitryna/api-client';
import { meSchema, type User } from '@vitryna/contracts/api';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type NoJsForm, noJsForms } from './no-js-forms.ts';
import { type NoJsQuery, readNoJsQuery } from './no-js-query.ts';

/** The no-JS account's data: who it is, keys, and what became of the last form; null in a tab. */
export type NoJsAccount = (NoJsQuery & { user: User | null; keys: Record<NoJsForm, string> }) | null;

/** A key for each form: they are other calls. */
function newKeys(): Record<NoJsForm, string> {
  const names = Object.keys(noJsForms) as NoJsForm[];
  return Object.fromEntries(names.map((name) => [name, newIdempotencyKey()])) as Record<NoJsForm, string>;
}

/** In a tab the stores know who it is. Whose document cannot ask is shown the way in, as a guest is. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<NoJsAccount> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const user = await api.get('/account/me', { schema: meSchema }).catch(() => null);
  return { user, keys: newKeys(), ...readNoJsQuery(new URL(request.url).searchParams) };
}
