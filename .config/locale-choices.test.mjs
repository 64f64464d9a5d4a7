import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseSync } from 'oxc-parser';
import { memberName, nodesOf, textOf } from './source/nodes.mjs';
import workspaces from './workspaces.cjs';

const root = join(import.meta.dirname, '..');
const isNotShipped = new RegExp(`${workspaces.tests}|${workspaces.tools}`);

/** What is about these two languages, however many there are. */
const ofTwo = [
  // The list itself.
  'packages/contracts/src/languages.ts',
  // Readers of Russian are offered Ukrainian.
  'shell/src/features/language/offer-ukrainian.ts',
  // Sample reviews are written in either, in the share that shoppers have.
  '**/src/reviews/reviews.ts',
];

const isCode = (node) => /^(?:uk|ru)$/.test(textOf(node));
const holdsBoth = (nodes, codeOf) => ['uk', 'ru'].every((code) => nodes.some((node) => codeOf(node) === code));
const isPrefix = (node) => /^\/(?:ua|ru)\/?$/.test(textOf(node));

function isChoice(node) {
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator))
    return [node.left, node.right].some((side) => isCode(side) || isPrefix(side));
  if (node.type === 'ConditionalExpression') return isCode(node.consequent) && isCode(node.alternate);
  if (node.type === 'ArrayExpression') return holdsBoth(node.elements, (item) => item && textOf(item));
  if (node.type === 'TSUnionType') return holdsBoth(node.types, ({ literal }) => literal && textOf(literal));
  if (node.type === 'TSTypeLiteral') return holdsBoth(node.members, ({ key }) => key?.name);
  if (node.type === 'SwitchCase') return isCode(node.test);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return memberName(node.callee) === 'startsWith' && isPrefix(node.arguments[0]);
}

/** Choices between two languages, lists and types of two: a third would silently get what belongs to one of them, or nothing. */
function choices(file, code) {
  if (!/['"`]\/?(?:uk|ua|ru)\b|\buk: /.test(code)) return [];
  const nodes = nodesOf(parseSync(file, code).program);
  return nodes.filter(({ node }) => isChoice(node)).map(({ node }) => code.slice(node.start, node.end));
}

test('texts by language stand in tables and files', () => {
  const files = globSync('{shell,mf-*,packages,examples}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const judged = files.filter((file) => !isNotShipped.test(file));
  const found = judged.flatMap((file) =>
    choices(file, readFileSync(join(root, file), 'utf8')).map((choice) => ({ file, choice })),
  );
  expect(found.filter(({ file }) => !ofTwo.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  expect(ofTwo.filter((glob) => !found.some(({ file }) => matchesGlob(file, glob)))).toEqual([]);
});

test.each([
  ["locale === 'uk' ? 'Так' : 'Да'", 1],
  ["'ru' !== page.locale && a()", 1],
  ["const say = (uk, ru) => (locale == 'uk' ? uk : ru);", 1],
  ["pathname.startsWith('/ru') ? a : b", 1],
  ["path === '/ru'", 1],
  ["html.includes('a') ? 'ru' : 'uk'", 1],
  ["switch (locale) { case 'uk': a(); }", 1],
  ["const texts: Record<Locale, string> = { uk: 'Так', ru: 'Да' };\ntexts[locale];", 0],
  ["locales.find((one) => one === text) ?? 'uk'", 0],
  ["for (const locale of ['uk', 'ru']) a(locale);", 1],
  ["let a: 'uk' | 'ru' = b;", 1],
  ['type Name = { uk: string; ru: string };', 1],
  ["['uk', 'en'].includes(a)", 0],
  ["href('ru', '/catalog')", 0],
  ["type A = Locale extends 'uk' ? 1 : 2;", 0],
])('%j', (code, count) => expect(choices('a.ts', code)).toHaveLength(count));
