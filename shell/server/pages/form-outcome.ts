import { formParameters } from '@vitryna/contracts/route-facts';

type Known = { error?: { code?: unknown; fields?: unknown; details?: { left?: unknown; max?: unknown } } } | null;

const word = /^[A-Za-z][A-Za-z0-9.]{0,60}$/;
const words = (values: unknown): string[] =>
  values === null || typeof values !== 'object' ? [] : Object.keys(values).filter((name) => word.test(name));

/** The query with which a page is told that its form was refused. */
export function refusalQuery(form: string, body: unknown): string {
  const { code, fields, details } = (body as Known)?.error ?? {};
  const query = new URLSearchParams({ [formParameters.form]: form });
  query.set(formParameters.problem, typeof code === 'string' && word.test(code) ? code : 'unavailable');
  const wrong = words(fields);
  if (wrong.length > 0) query.set(formParameters.fields, wrong.join(','));
  const amount = details?.left ?? details?.max;
  if (typeof amount === 'number') query.set(formParameters.amount, String(amount));
  return `?${query}`;
}

/** The path that a form leads to, `{name}` being a value of the answer; null where the answer has none of that name. */
export function fillPath(path: string, body: unknown): string | null {
  const data = (body as { data?: Record<string, unknown> | null } | null)?.data ?? {};
  let isWhole = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name];
    if (typeof value !== 'string' || value === '') isWhole = false;
    return encodeURIComponent(String(value));
  });
  return isWhole ? filled : null;
}
