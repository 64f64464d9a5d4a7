import type { RouteDeclaration } from '@vitryna/contracts/release';
import { formParameters, isOwnParameter } from '@vitryna/contracts/route-facts';

type Known = { error?: { code?: unknown; fields?: unknown; details?: { left?: unknown; max?: unknown } } } | null;

type Tree = Record<string, unknown>;

const word = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;
const words = (values: unknown): string[] =>
  values === null || typeof values !== 'object' ? [] : Object.keys(values).filter((name) => word.test(name));

/** What the page's own address said before its form: the token of a letter, a city. What was said of another form is over. */
export function keptQuery(search: string, { query: own = [] }: Pick<RouteDeclaration, 'query'>): URLSearchParams {
  const told: readonly string[] = Object.values(formParameters);
  const said = [...new URLSearchParams(search)];
  return new URLSearchParams(said.filter(([name]) => isOwnParameter(own, name) && !told.includes(name)));
}

/** The query with which a page is told that its form was refused, after what its address says anyway. */
export function refusalQuery(kept: URLSearchParams, form: string, body: unknown): string {
  const { code, fields, details } = (body as Known)?.error ?? {};
  const query = new URLSearchParams(kept);
  query.set(formParameters.form, form);
  query.set(formParameters.problem, typeof code === 'string' && word.test(code) ? code : 'unavailable');
  const wrong = words(fields);
  if (wrong.length > 0) query.set(formParameters.fields, wrong.join(','));
  const amount = details?.left ?? details?.max;
  if (typeof amount === 'number') query.set(formParameters.amount, String(amount));
  return `?${query}`;
}

const dataOf = (body: unknown): Tree => (body as { data?: Tree | null } | null)?.data ?? {};

/** The address at somebody else's that an answer names, or null. */
export function addressAway(path: string | undefined, body: unknown): string | null {
  if (path === undefined) return null;
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Tree | null | undefined)?.[name], dataOf(body));
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
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
