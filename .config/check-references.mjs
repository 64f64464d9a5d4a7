// What leads out of a file without being an import, held against the rules for imports: texts that are paths (`new URL`, `require.resolve`,
// `jest.mock`), types of modules, `composes … from` and `@import` of style sheets. What no rule for imports can judge is refused, unless
// `references/places.mjs` says why a file may: imports and globals that only the running code knows, code that is made of texts, what
// bundlers and browsers keep of others, and styles for what others draw.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import dependencyRules from './dependency-rules.cjs';
import { wayRules, waysRound } from './references/escape-attempts.mjs';
import { foreignStyles, styleRule } from './references/foreign-styles.mjs';
import { places } from './references/places.mjs';
import { nodesOf, textOf } from './source/nodes.mjs';
import workspaces from './workspaces.cjs';

const rules = [...dependencyRules.forbidden, styleRule, ...wayRules];
const isWorkspace = /^(?:shell|packages|examples|mf-[^/]+)$/;
const isLeftOut = /^(?:node_modules|dist|\.build|\.data)$/;
const isNotShipped = new RegExp(`${workspaces.tests}|${workspaces.tools}`);
const ofBrowsers = named('no-node-in-browser-code').from;
const isOfBrowsers = new RegExp(ofBrowsers.path);
const isNotOfBrowsers = new RegExp(ofBrowsers.pathNot);
const expressions = new Map();
const rulesOfFile = new Map();
const rulesOfPaths = dependencyRules.forbidden
  .filter((rule) => rule.to.path)
  .map((rule) => ({
    rule,
    path: expression(rule.from.path ?? ''),
    pathNot: rule.from.pathNot && expression(rule.from.pathNot),
  }));

const seen = readdirSync('.')
  .filter((name) => isWorkspace.test(name))
  .flatMap(filesBelow)
  .flatMap((file) => (file.endsWith('.css') ? inStyles(file) : /\.[cm]?[jt]sx?$/.test(file) ? inCode(file) : []));
const isAllowed = ({ rule, from }) => places.some(([name, glob]) => name === rule.name && matchesGlob(from, glob));
const found = seen.filter((one) => !isAllowed(one));
const idle = places.filter(
  ([name, glob]) =>
    globSync(glob).length > 0 && !seen.some(({ rule, from }) => rule.name === name && matchesGlob(from, glob)),
);
for (const { rule, from, to } of found) {
  process.stdout.write(`  error ${rule.name}: ${from} → ${to}\n        ${rule.comment}\n`);
}
for (const place of idle)
  process.stdout.write(`  error .config/references/places.mjs: nothing needs ${place.join(' in ')}\n`);
process.exitCode = found.length + idle.length > 0 ? 1 : 0;
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isLeftOut.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}

function inStyles(file) {
  const code = readFileSync(file, 'utf8');
  const references = code
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/(?:\bfrom\s*(?=['"])|@import\s+(?:url\(\s*)?|:import\(\s*|\burl\(\s*)(['"]?)([^'")\s;]+)\1/g);
  const paths = [...references].flatMap(([, , to]) => {
    if (/^(?:\/|[a-z]+:|global$)/.test(to)) return [];
    return /^[@#]/.test(to) ? judgeName(file, to) : judge(file, resolve(dirname(file), to), ['local']);
  });
  return [...paths, ...foreignStyles(file, code).map((to) => ({ rule: styleRule, from: file, to }))];
}

function inCode(file) {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const nodes = nodesOf(program);
  const comments = [...source.matchAll(/^\/{3}\s*<reference\s+path=["'](.+?)["']/gm)];
  const inBrowsers = isOfBrowsers.test(file) && !isNotOfBrowsers.test(file);
  return [
    ...nodes.flatMap(({ node }) => inNode(file, node)),
    ...comments.flatMap(([, path]) => inText(file, path)),
    ...waysRound(file, nodes, inBrowsers).map(([name, to]) => ({ rule: named(name), from: file, to })),
  ];
}

function inNode(file, node) {
  const text = node.type === 'TemplateElement' ? node.value.cooked : textOf(node);
  // Elements stand for calls of React that no import names.
  if (/^JSX(?:Element|Fragment)$/.test(node.type)) return judge(file, 'node_modules/react/jsx-runtime.js', []);
  // The rules for imports see types of modules at the top of an annotation alone.
  if (node.type === 'TSImportType' && /^[@#a-z]/.test(textOf(node.source))) return judgeName(file, textOf(node.source));
  return text && node.type !== 'TemplateLiteral' ? inText(file, text) : [];
}

function inText(file, text) {
  // A rule sees most paths of imports, too; not those into folders of built files.
  if (/^(?:\.\.?\/)+[^./]/.test(text)) return judge(file, resolve(dirname(file), text), ['local']);
  // `mf-name/key` alone is the name of a modal.
  const [, remote] = /(?:^|\/)(mf-[a-z0-9-]+\/.*[/.].*)/.exec(text) ?? [];
  return remote && !isNotShipped.test(file) ? judge(file, resolve(remote), ['local']) : [];
}

function named(name) {
  return rules.find((rule) => rule.name === name);
}

/** The rules that refuse what a name of a package, or of a folder's `imports`, stands for. */
function judgeName(from, name) {
  try {
    return judge(from, createRequire(resolve(from)).resolve(name), name.startsWith('#') ? ['local'] : []);
  } catch {
    return [{ rule: named('no-unresolved'), from, to: name }];
  }
}

/** The rules that refuse the way from one file to another. */
function judge(from, path, types) {
  const to = relative('.', path);
  return rulesOf(from)
    .filter(({ rule, refuses, passes }) => {
      const isOfType = !rule.to.dependencyTypes || rule.to.dependencyTypes.some((type) => types.includes(type));
      return isOfType && refuses.test(to) && !passes?.test(to);
    })
    .map(({ rule }) => ({ rule, from, to }));
}

/** The rules for what a file refers to, with what they say of it: once for a file, as it refers to much. */
function rulesOf(from) {
  const known = rulesOfFile.get(from);
  if (known) return known;
  const rulesHere = rulesOfPaths.flatMap(({ rule, path, pathNot }) => {
    const groups = path.exec(from);
    if (!groups || pathNot?.test(from)) return [];
    const filled = (pattern) => expression(pattern.replace(/\$(\d)/g, (_, index) => groups[index] ?? ''));
    return [{ rule, refuses: filled(rule.to.path), passes: rule.to.pathNot && filled(rule.to.pathNot) }];
  });
  rulesOfFile.set(from, rulesHere);
  return rulesHere;
}

/** A pattern's expression, which is made once: making it costs more than what it is asked. */
function expression(pattern) {
  const made = expressions.get(pattern) ?? new RegExp(pattern);
  expressions.set(pattern, made);
  return made;
}
