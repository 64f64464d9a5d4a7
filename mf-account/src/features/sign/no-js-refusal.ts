import type { NoJsQuery } from './no-js-query.ts';

const byCode: Record<string, string> = {
  badCredentials: '@Wrong username or password',
  badCode: '@Wrong code',
  gone: 'This code does not work any more. Ask for another one',
  emailTaken: '@This email is already registered',
  phoneTaken: '@This phone number is already registered',
  tooMany: '@Number of requests exceeded',
};

/** Why a form was refused, as the form with JavaScript says it; null where it was another one, or none. */
export function refusalKey({ form: refused, problem, fields }: NoJsQuery, form: string): string | null {
  if (refused !== form || problem === null) return null;
  if (problem !== 'validation') return byCode[problem] ?? 'That did not work. Try once more';
  if (fields.includes('passwordRepeat')) return '@Passwords do not match';
  return fields.includes('password') ? '@Password is too weak' : '@Check the highlighted fields';
}
