import type { FormDeclaration } from '@vitryna/contracts/release';
import fc from 'fast-check';
import type { FuzzedRequest } from './fuzzed-requests.ts';
import { fuzzedHeaders } from './headers.ts';
import { hostileText, prototypeNames } from './hostile-values.ts';
import type { KnownTexts } from './valid-values.ts';

/** A form that a page takes without JavaScript. */
export type PostedForm = { path: string; name: string; fields: FormDeclaration['fields'] };

const own = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

/** Forms as browsers without JavaScript post them, with values that the store knows, and with ones that mean harm. */
export function fuzzedForms(forms: readonly PostedForm[], texts: KnownTexts): fc.Arbitrary<FuzzedRequest> {
  const value = (field: string): fc.Arbitrary<string> => {
    const known = texts[field.split('.').at(-1) ?? ''] ?? texts.any;
    return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 6 }, hostileText);
  };
  const names = fc.oneof({ arbitrary: fc.constant(null), weight: 9 }, fc.constantFrom('', ...prototypeNames));
  return fc.constantFrom(...forms).chain(({ path, name, fields }) => {
    const members = Object.fromEntries(Object.keys(fields).map((field) => [field.replace('*', '0'), value(field)]));
    return fc
      .record({
        form: names.map((other) => other ?? name),
        key: fc.oneof({ arbitrary: fc.uuid(), weight: 9 }, hostileText),
        values: fc.record(members, { requiredKeys: [], noNullPrototype: true }),
        headers: fuzzedHeaders,
        search: fc.constantFrom('', '', `?form=${name}&problem=__proto__&fields=a,constructor&amount=1e999`),
      })
      .map(({ form, key, values, headers, search }) => ({
        method: 'POST',
        target: `${path}${search}`,
        headers: { ...own, ...headers },
        body: new URLSearchParams({ ...values, form, key: key.toWellFormed() }).toString(),
      }));
  });
}
