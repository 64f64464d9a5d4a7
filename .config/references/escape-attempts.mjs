import { bare, declaredBy, isReference, memberName, textOf } from '../source/nodes.mjs';
import workspaces from '../workspaces.cjs';

/** References of a file without import and path: one rule for each kind. */
export const wayRules = [
  {
    name: 'no-computed-import',
    comment: 'What is imported stands in the source, so that rules, the build and readers see it.',
  },
  {
    name: 'no-computed-global',
    comment: 'A global is asked for by a name that stands in the source, so that rules see which.',
  },
  {
    name: 'no-code-from-text',
    comment: 'Code stands in files: no rule, no type and no policy of a page sees what a text becomes.',
  },
  {
    name: 'no-bundler-internals',
    comment: 'Another remote is reached by links, events and modals; what bundles run on is no API.',
  },
  {
    name: 'no-path-to-a-library',
    comment: 'A library is imported by its name, so that package.json says who needs it.',
  },
  {
    name: 'no-foreign-storage',
    comment: 'What a browser keeps begins with the name of its owner, who alone reads and writes it.',
  },
  {
    name: 'no-storage-of-ones-own',
    comment: 'Remotes and packages keep things by packages/persisted-state, under a name that stands in the source.',
  },
];

const isNotShipped = new RegExp(`${workspaces.tests}|${workspaces.tools}`);
const world = new Set(['globalThis', 'window', 'self', 'global', 'frames', 'parent', 'top']);

/** Members of Node, of `module` and of workers that load what they are told. */
const loaders = new Set([
  ...['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'mainModule'],
  ...['createRequire', '_load', '_resolveFilename', 'importScripts'],
]);
/** Of those, what other things are called as well: only that of the process is meant. */
const ofProcess = new Set(['binding', 'mainModule']);
const internals =
  /^(?:__(?:webpack|rspack|federation|vitrynaImport|vitrynaFederation)\w*|webpackChunk\w*|loadRemote|preloadRemote|registerRemotes|loadShare(?:Sync)?)$/i;
const runsText = new Set(['eval', 'Function', 'execScript']);
const timers = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const ofNode = new Set(['process', 'Buffer', 'require', 'module', 'exports', 'global', '__dirname', '__filename']);
const storages = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches', 'BroadcastChannel']);

/** The owners of keys in browsers, by prefix. */
const keepers = [
  ...workspaces.folders().filter((folder) => workspaces.workspaces[folder.replace('packages/', '')]?.server !== true),
  'shell',
].map((folder) => folder.replace(/^(?:packages\/|examples\/)?(?:mf-)?/, ''));
const ownerOf = (file) => /^(?:(?:packages|examples)\/)?(?:mf-)?([^/]+)/.exec(file)?.[1];
const keptName = new RegExp(`^(${keepers.filter((name) => /^[a-z]+$/.test(name)).join('|')})_[a-z_]*=?$`);

/** Asked about the names of one file: what is global, and by which of the names of the global object. */
function createNames(nodes) {
  const declared = new Set(nodes.flatMap(({ node }) => declaredBy(node)));
  const isFree = (node) => node.type === 'Identifier' && !declared.has(node.name);
  const aliases = new Set();
  const isWorld = (given) => {
    const node = bare(given);
    if (node.type === 'Identifier') return (isFree(node) && world.has(node.name)) || aliases.has(node.name);
    return node.type === 'MemberExpression' && isWorld(node.object) && world.has(memberName(node));
  };
  for (const { node } of nodes) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && isWorld(node.init))
      aliases.add(node.id.name);
  }
  /** The global that a node is, or takes out of the global object. */
  const globalsOf = ({ node, ...place }) => {
    if (isReference({ node, ...place })) return isFree(node) ? [node.name] : [];
    if (node.type === 'MemberExpression') return isWorld(node.object) ? [memberName(node)] : [];
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init && isWorld(node.init))
      return node.id.properties.map(keyOf);
    const [object, name] = reflected(node);
    return object && isWorld(object) ? [textOf(name)] : [];
  };
  return { isFree, isWorld, globalsOf };
}

/** The object and the name that `Reflect.get(object, name)` asks for. */
function reflected({ type, callee, arguments: given }) {
  return type === 'CallExpression' && callee.object?.name === 'Reflect' ? given : [];
}

const keyOf = ({ key, computed }) => (computed ? textOf(key) : (key?.name ?? key?.value));

/** A name that is used, whatever object has it: of a member, of what is taken out of an object or imported, or as a text. */
function nameOf({ node, parent }) {
  if (node.type === 'MemberExpression') return memberName(node);
  if (node.type === 'Property' && parent.type === 'ObjectPattern') return keyOf(node);
  if (node.type === 'ImportSpecifier') return node.imported.name;
  return node.type === 'Literal' ? node.value : undefined;
}

/** Refused features of a file. `inBrowsers` says whether browsers run it. */
export function waysRound(file, allNodes, inBrowsers) {
  const nodes = allNodes.filter(({ isOfType }) => !isOfType);
  const names = createNames(nodes);
  const isShipped = !isNotShipped.test(file);
  const found = [
    ...nodes.flatMap((entry) => [...loaded(entry, names)]),
    ...throughRequire(nodes, names),
    ...(isShipped
      ? nodes.flatMap((entry) => [...computed(entry, names), ...ofText(entry, names), ...ofBundler(entry)])
      : []),
    ...(isShipped && inBrowsers ? nodes.flatMap((entry) => [...ofBrowser(file, entry, names)]) : []),
  ];
  return [...new Map(found.map((one) => [one.join(' '), one])).values()];
}

function* loaded(entry, { globalsOf }) {
  const { node } = entry;
  const object = node.type === 'MemberExpression' ? bare(node.object) : undefined;
  for (const name of [nameOf(entry), ...globalsOf(entry)]) {
    if (!loaders.has(name) || name === 'createRequire') continue;
    if (!ofProcess.has(name) || (object && nameOfObject(object) === 'process')) yield ['no-computed-import', name];
  }
  if (node.type === 'ImportExpression' && textOf(node.source) === undefined) yield ['no-computed-import', 'import(…)'];
  if (node.type === 'NewExpression' && /^(?:Shared)?Worker$/.test(node.callee.name) && !isWritten(node.arguments[0]))
    yield ['no-computed-import', `new ${node.callee.name}(…)`];
}

function* computed({ node }, { isFree, isWorld }) {
  const isAnything = (place) => isWorld(place) || (isFree(place) && ofNode.has(place.name));
  const [asked, key] =
    node.type === 'MemberExpression' && node.computed ? [node.object, node.property] : reflected(node);
  if (asked && isAnything(bare(asked)) && key && textOf(key) === undefined)
    yield ['no-computed-global', `${nameOfObject(bare(asked))}[…]`];
}

const nameOfObject = (node) => (node.type === 'MemberExpression' ? memberName(node) : node.name);

/** A path that stands in the source: `'./a.ts'` or `new URL('./a.ts', import.meta.url)`. */
function isWritten(node) {
  const place = node?.type === 'NewExpression' && node.callee.name === 'URL' ? node.arguments[0] : node;
  return textOf(place) !== undefined && !/^(?:data|blob):/.test(textOf(place));
}

/** `require`, what `createRequire` makes of it, and what they are called in the file: they load texts, and nothing else. */
function* throughRequire(nodes, { isFree }) {
  const isMade = (node) => node?.type === 'CallExpression' && bare(node.callee).name === 'createRequire';
  const made = nodes.filter(({ node }) => node.type === 'VariableDeclarator' && isMade(node.init));
  const [requires, resolves, bound] = [new Set(), new Set(), new Set()];
  for (const { node } of made) {
    if (node.id.type === 'Identifier') requires.add(node.id.name);
    else for (const { value } of node.id.properties) bound.add(value);
  }
  for (const { name } of bound) resolves.add(name);
  for (const entry of nodes) {
    if (bound.has(entry.node) || (entry.parent?.type === 'VariableDeclarator' && entry.key === 'id')) continue;
    const { node, parent, key } = entry;
    const isRequire =
      isMade(node) || (isReference(entry) && (requires.has(node.name) || (isFree(node) && node.name === 'require')));
    const isResolve = isReference(entry) && resolves.has(node.name);
    if (isResolve && !isCalledWithText(node, parent)) yield ['no-computed-import', 'resolve'];
    if (isRequire && !isLoadedByText(entry, nodes)) yield ['no-computed-import', node.name ?? 'createRequire(…)'];
    // Under another name no rule would know it.
    const isItsName = nameOf(entry) === 'createRequire' || (isReference(entry) && node.name === 'createRequire');
    const isAsMeant =
      (node.type === 'ImportSpecifier' && node.local.name === 'createRequire') ||
      (parent?.type === 'CallExpression' && key === 'callee' && node.type === 'Identifier');
    if (isItsName && !isAsMeant) yield ['no-computed-import', 'createRequire'];
  }
}

const isCalledWithText = (node, parent) =>
  parent?.type === 'CallExpression' && parent.callee === node && textOf(parent.arguments[0]) !== undefined;

function isLoadedByText({ node, parent }, nodes) {
  if (isCalledWithText(node, parent)) return true;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'typeof';
  if (parent?.type === 'VariableDeclarator' && parent.init === node && node.type === 'CallExpression') {
    return parent.id.type === 'Identifier' || parent.id.properties.every(({ key }) => key?.name === 'resolve');
  }
  if (parent?.type !== 'MemberExpression' || memberName(parent) !== 'resolve') return false;
  const above = nodes.find(({ node: one }) => one === parent)?.parent;
  return isCalledWithText(parent, above) || (above?.type === 'MemberExpression' && memberName(above) === 'paths');
}

function* ofText(entry, { globalsOf }) {
  const { node, parent } = entry;
  const text = textOf(node);
  const refuse = (what) => ['no-code-from-text', what];
  for (const name of globalsOf(entry)) if (runsText.has(name)) yield refuse(name);
  if (/^(?:node:)?vm$/.test(text)) yield refuse(text);
  if (/^(?:javascript:|data:text\/javascript|blob:)/.test(text)) yield refuse(text);
  // A function's constructor makes functions of texts.
  const isConstructor = node.type === 'MemberExpression' && memberName(node) === 'constructor';
  const isRead = parent?.type === 'MemberExpression' && memberName(parent) === 'name';
  if ((isConstructor && !isRead) || (nameOf(entry) === 'constructor' && node.type === 'Property'))
    yield refuse('constructor');
  if (node.type !== 'CallExpression') return;
  const [first] = node.arguments;
  const isText = textOf(first) !== undefined || /^(?:TemplateLiteral|BinaryExpression)$/.test(first?.type);
  const name = nameOfObject(node.callee);
  if (timers.has(name) && isText) yield refuse(`${name}(text)`);
  if (/^createElement(?:NS)?$/.test(name) && node.arguments.some((one) => /^script$/i.test(textOf(one))))
    yield refuse('<script>');
  if (name === 'setAttribute' && /^on/i.test(textOf(first))) yield refuse(textOf(first));
}

function* ofBundler(entry) {
  for (const name of [nameOf(entry), entry.node.type === 'Identifier' ? entry.node.name : undefined])
    if (internals.test(name)) yield ['no-bundler-internals', name];
  const text = textOf(entry.node);
  if (/^(?:\.\.?\/)+(?:.*\/)?node_modules\//.test(text)) yield ['no-path-to-a-library', text];
}

function* ofBrowser(file, entry, { globalsOf }) {
  const { node, parent } = entry;
  const isMode = node.name === 'process' && parent.property?.name === 'env';
  for (const name of globalsOf(entry)) if (ofNode.has(name) && !isMode) yield ['no-node-in-browser-code', name];

  const text = textOf(node) ?? (node.type === 'TemplateElement' ? node.value.cooked : undefined);
  const keeper = keptName.exec(text)?.[1];
  if (keeper !== undefined && keeper !== ownerOf(file)) yield ['no-foreign-storage', text];

  if (file.startsWith('shell/')) return;
  const refuse = (what) => ['no-storage-of-ones-own', what];
  for (const name of globalsOf(entry)) if (storages.has(name)) yield refuse(name);
  const name = nameOf(entry);
  if (/^(?:local|session)Storage$/.test(name)) yield refuse(name);
  if (name === 'cookie' && /^document$/.test(nameOfObject(bare(node.object ?? {})))) yield refuse('document.cookie');
  if (node.type !== 'CallExpression' || node.callee.name !== 'persist') return;
  const kept = node.arguments[1]?.properties?.find((one) => keyOf(one) === 'name')?.value;
  if (kept && !/^(?:Literal|Identifier|MemberExpression)$/.test(kept.type)) yield refuse('persist(…)');
}
