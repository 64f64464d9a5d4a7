import type { RouteDeclaration } from '@vitryna/contracts/release';
import { formParameters, isOwnParameter } from '@vitryna/contracts/route-facts';

type Known = { error?: { code?: unknown; fields?: unknown; details?: { left?: unknown; max?: unknown } } } | null;

type Tree = Record<string, unknown>;

const word = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;
const message = (values: unknown): string[] =>
  values === null || typeof values !== 'object' ? [] : Object.keys(values).filter((name) => word.test(name));

/** The page's own parameters before its form: the token of an e-mail, a city. The message of another form is removed. */
export function keptQuery(search: string, { query: own = [] }: Pick<RouteDeclaration, 'query'>): URLSearchParams {
  const parameters: readonly string[] = Object.values(formParameters);
  const said = [...new URLSearchParams(search)];
  return new URLSearchParams(said.filter(([name]) => isOwnParameter(own, name) && !parameters.includes(name)));
}

/** The query with which a page is told that its form was refused, after what its address says anyway. */
export function refusalQuery(kept: URLSearchParams, form: string, body: unknown): string {
  const { code, fields, details } = (body as Known)?.error ?? {};
  const query = new URLSearchParams(kept);
  query.set(formParameters.form, form);
  query.set(formParameters.problem, typeof code === 'string' && word.test(code) ? code : 'unavailable');
  const wrong = message(fields);
  if (wrong.length > 0) query.set(formParameters.fields, wrong.join(','));
  const amount = details?.left ?? details?.max;
  if (typeof amount === 'number') query.set(formParameters.amount, String(amount));
  return `?${query}`;
}

const dataOf = (body: unknown): Tree => (body as { data?: Tree | null } | null)?.data ?? {};

/** The addresses that a browser is handed over to: at an address, or by a form that only the browser can send. */
export type Away = { kind: 'address'; url: string } | { kind: 'form'; action: string; fields: Record<string, string> };

function addressIn(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** The foreign address of an answer, or null: the address at this path, or the form that it belongs to. */
export function wayAway(path: string | undefined, body: unknown): Away | null {
  if (path === undefined) return null;
  const names = path.split('.');
  const named = names.slice(0, -1).reduce<unknown>((part, name) => (part as Tree | null)?.[name], dataOf(body));
  const around = (named ?? {}) as Tree;
  const action = around.kind === 'form' ? addressIn(around.action) : null;
  const fields = Object.entries(around.fields ?? {}).filter(([, value]) => typeof value === 'string');
  if (action !== null) return { kind: 'form', action, fields: Object.fromEntries(fields) as Record<string, string> };
  const url = addressIn(around[names.at(-1) ?? '']);
  return url === null ? null : { kind: 'address', url };
}

/** The path that a form leads to, `{name}` being a value of the answer; null where the answer has none of that name. */
export function fillPath(path: string, body: unknown): string | null {
  const data = dataOf(body);
  let isWhole = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name];
    if (typeof value !== 'string' || value === '') isWhole = false;
    return encodeURIComponent(String(value));
  });
  return isWhole ? filled : null;
}
