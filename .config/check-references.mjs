// What leads out of a file without being an import, held against the rules for imports: texts that are paths (`new URL`, `require.resolve`,
// `jest.mock`), `composes … from` and `@import` of style sheets. Imports that only the running code knows are refused: no rule can
// judge them.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import dependencyRules from './dependency-rules.cjs';
import workspaces from './workspaces.cjs';

const computed = {
  name: 'no-computed-import',
  comment: 'What is imported stands in the source, so that rules, the build and readers see it.',
};
/** The one place that imports what it computes: it checks the bytes first. */
const computingPlace = /^shell\/src\/.*\bverified-import\.ts$/;
const isWorkspace = /^(?:shell|packages|examples|mf-[^/]+)$/;
const isLeftOut = /^(?:node_modules|dist|\.build|\.data)$/;
const isNotShipped = new RegExp(`${workspaces.tests}|${workspaces.tools}`);

const found = readdirSync('.')
  .filter((name) => isWorkspace.test(name))
  .flatMap(filesBelow)
  .flatMap((file) => (file.endsWith('.css') ? inStyles(file) : /\.[cm]?[jt]sx?$/.test(file) ? inCode(file) : []));
for (const { rule, from, to } of found) {
  process.stdout.write(`  error ${rule.name}: ${from} → ${to}\n        ${rule.comment}\n`);
}
process.exitCode = found.length > 0 ? 1 : 0;

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isLeftOut.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}

function inStyles(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const references = text.matchAll(
    /(?:\bfrom\s*(?=['"])|@import\s+(?:url\(\s*)?|:import\(\s*|\burl\(\s*)(['"]?)([^'")\s;]+)\1/g,
  );
  return [...references].flatMap(([, , to]) => {
    if (/^(?:\/|[a-z]+:|global$)/.test(to)) return [];
    if (!/^[@#]/.test(to)) return judge(file, resolve(dirname(file), to), ['local']);
    try {
      return judge(file, createRequire(resolve(file)).resolve(to), to.startsWith('#') ? ['local'] : []);
    } catch {
      return [{ rule: named('no-unresolved'), from: file, to }];
    }
  });
}

function inCode(file) {
  const violations = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    const text = node.type === 'StringLiteral' ? node.value : node.type === 'TemplateElement' ? node.cooked : undefined;
    if (text) violations.push(...inText(file, text));
    // Elements stand for calls of React that no import names.
    if (/^JSX(?:Element|Fragment)$/.test(node.type))
      violations.push(...judge(file, 'node_modules/react/jsx-runtime.js', []));
    if (isComputedImport(node) && !computingPlace.test(file)) violations.push({ rule: computed, from: file, to: '?' });
    for (const child of Object.values(node)) visit(child);
  };
  const source = readFileSync(file, 'utf8');
  visit(parseSync(source, { syntax: 'typescript', tsx: !/\.[cm]?ts$/.test(file) }));
  for (const [, path] of source.matchAll(/^\/{3}\s*<reference\s+path=["'](.+?)["']/gm))
    violations.push(...inText(file, path));
  return violations;
}

function inText(file, text) {
  // A rule sees most paths of imports, too; not those into folders of built files.
  if (/^(?:\.\.?\/)+[^./]/.test(text)) return judge(file, resolve(dirname(file), text), ['local']);
  // `mf-name/key` alone is the name of a modal.
  const [, remote] = /(?:^|\/)(mf-[a-z0-9-]+\/.*[/.].*)/.exec(text) ?? [];
  return remote && !isNotShipped.test(file) ? judge(file, resolve(remote), ['local']) : [];
}

function isComputedImport({ type, callee, arguments: given = [] }) {
  if (callee?.property?.value === 'getBuiltinModule') return true;
  if (type !== 'CallExpression' || !(callee.type === 'Import' || callee.value === 'require')) return false;
  const what = given[0]?.expression;
  return what?.type !== 'StringLiteral' && !(what?.type === 'TemplateLiteral' && what.expressions.length === 0);
}

function named(name) {
  return dependencyRules.forbidden.find((rule) => rule.name === name);
}

/** The rules that refuse the way from one file to another. */
function judge(from, path, types) {
  const to = relative('.', path);
  return dependencyRules.forbidden
    .filter((rule) => {
      const groups = new RegExp(rule.from.path ?? '').exec(from);
      const matches = (pattern) => new RegExp(pattern.replace(/\$(\d)/g, (_, index) => groups?.[index] ?? '')).test(to);
      if (!groups || !rule.to.path || (rule.from.pathNot && new RegExp(rule.from.pathNot).test(from))) return false;
      const isOfType = !rule.to.dependencyTypes || rule.to.dependencyTypes.some((type) => types.includes(type));
      return isOfType && matches(rule.to.path) && !(rule.to.pathNot && matches(rule.to.pathNot));
    })
    .map((rule) => ({ rule, from, to }));
}
