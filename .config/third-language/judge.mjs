import { matchesGlob } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nodesOf } from '../source/nodes.mjs';

/** The table of languages. */
export const tableOfLanguages = 'packages/contracts/src/languages.ts';

/** What is written anew for a language: the table, texts, the demo shop's assortment and content, what tests give and expect. */
const dataFiles = [
  tableOfLanguages,
  '**/locales/**',
  'examples/demo-shop/**',
  '**/*.{test,spec}.{ts,tsx}',
  '**/testing/**',
];

export const isDataFile = (file) => dataFiles.some((glob) => matchesGlob(file, glob));

const listed = /(export const locales = \[)([^\]]*)(\] as const;)/;

/** The table with one language more in its list. Throws where there is no list. */
export function withLanguage(code, locale) {
  if (!listed.test(code)) throw new Error(`${tableOfLanguages} has no list of languages`);
  return code.replace(listed, `$1$2, '${locale}'$3`);
}

/**
 * What the compiler says after a language was added: errors in data files are what has to be written, all others are faults. An empty answer
 * would mean that nobody noticed the language: the table at least must be incomplete.
 */
export function judge(output) {
  const errors = output.split('\n').filter((line) => /error TS\d+:/.test(line));
  const fileOf = (error) => /^(.+?)\(\d+,\d+\): error/.exec(error)?.[1] ?? '';
  const faults = errors.filter((error) => !isDataFile(fileOf(error)));
  if (!errors.some((error) => fileOf(error) === tableOfLanguages))
    faults.push(`${tableOfLanguages}: no column lacks it`);
  return { faults, data: [...new Set(errors.map(fileOf).filter(isDataFile))].sort() };
}

/** A file of data in which the new language says what the first one says; codes must differ. */
export function filled(file, code, locale) {
  const nodes = nodesOf(parseSync(file, code).program).map(({ node }) => node);
  const added = nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const of = (name) => node.properties.find(({ key }) => key && (key.name ?? key.value) === name);
    const [uk, ru, own] = [of('uk'), of('ru'), of(locale)];
    if (!uk || !ru || own) return [];
    const text = code.slice(uk.value.start, uk.value.end);
    return [{ at: ru.end, text: `, ${locale}: ${text === "'ua'" ? `'${locale}'` : text}` }];
  });
  if (added.length === 0) return code;
  const ends = added.sort((one, other) => other.at - one.at);
  // Copies may hold what lacks the language in turn.
  return filled(
    file,
    ends.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code),
    locale,
  );
}
