import { parseSync } from 'oxc-parser';
import { bare, declaredBy, isReference, memberName, nodesOf, textOf } from '../source/nodes.mjs';
import { compatOf, data } from './promised.mjs';

/** Objects that every page has, with the interface that they are of. */
const interfaces = {
  caches: 'CacheStorage',
  cookieStore: 'CookieStore',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigation: 'Navigation',
  navigator: 'Navigator',
  performance: 'Performance',
  scheduler: 'Scheduler',
  screen: 'Screen',
  sessionStorage: 'Storage',
  trustedTypes: 'TrustedTypePolicyFactory',
  visualViewport: 'VisualViewport',
};
const wholeWorld = new Set(['globalThis', 'self', 'window']);

const firstKnown = (...places) => places.find(compatOf);

/** The meaning of a name that no module declares. */
const globalFeature = (name) =>
  firstKnown(
    ...['api', 'javascript.builtins', 'api.Window', 'api.WorkerGlobalScope'].map((owner) => `${owner}.${name}`),
  );

/** The meaning of a member of such a name. */
function memberFeature(object, name) {
  if (wholeWorld.has(object)) return globalFeature(name);
  const owner = interfaces[object];
  if (owner) return firstKnown(`api.${owner}.${name}`);
  return firstKnown(`api.${object}.${name}_static`, `javascript.builtins.${object}.${name}`);
}

/** Members and events of all interfaces by their names: `closest` is `api.Element.closest`. */
const [members, events] = [new Map(), new Map()];
const { Intl: ofIntl, ...builtins } = data.javascript.builtins;
for (const [place, owners] of Object.entries({
  api: data.api,
  'javascript.builtins': builtins,
  'javascript.builtins.Intl': ofIntl,
})) {
  for (const [owner, own] of Object.entries(owners)) {
    for (const member of Object.keys(own)) {
      const [, name, kind] = /^(.*?)(?:_(event|static))?$/.exec(member);
      const index = kind === 'event' ? events : members;
      if (kind !== 'static') index.set(name, [...(index.get(name) ?? []), `${place}.${owner}.${member}`]);
    }
  }
}

const propertyOf = (name) => `css.properties.${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Whatever has a member of this name: a worker's `fetch` is the global one, an element's style has its properties. */
const anyMember = (name) => [...(members.get(name) ?? []), globalFeature(name) ?? '', propertyOf(name)];

/** Names that a source gives to members of its own objects. */
function* ownMembers(nodes) {
  for (const { node, parent } of nodes) {
    const isKey = /^(?:PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(node.type);
    const isOfObject = node.type === 'Property' && parent.type === 'ObjectExpression';
    if ((isKey || isOfObject) && !node.computed && node.key.name) yield node.key.name;
  }
}

function* inExpression({ node, parent }, isGlobal, modules) {
  if (node.type === 'MemberExpression') {
    const [object, name] = [bare(node.object), memberName(node)];
    if (name === undefined || modules.has(object.name)) return;
    const own = isGlobal(object) ? memberFeature(object.name, name) : undefined;
    yield own ? { label: name, features: [own] } : { label: name, features: anyMember(name), isOfAnything: true };
    const isHandler = /^on[a-z]/.test(name) && parent.type === 'AssignmentExpression';
    if (isHandler) yield { label: name, features: events.get(name.slice('on'.length)) ?? [] };
  }
  if (
    node.type === 'VariableDeclarator' &&
    node.id.type === 'ObjectPattern' &&
    node.init &&
    isGlobal(bare(node.init))
  ) {
    const names = node.id.properties.flatMap(({ key }) => key?.name ?? []);
    for (const name of names) yield { label: name, features: [memberFeature(bare(node.init).name, name) ?? ''] };
  }
  if (
    node.type === 'CallExpression' &&
    /^(?:add|remove)EventListener$/.test(node.callee.property?.name ?? node.callee.name)
  ) {
    const event = textOf(node.arguments[0]);
    yield { label: `${event} event`, features: events.get(event) ?? [] };
  }
  if (/\(\?[ims-]+:/.test(node.regex?.pattern)) {
    yield { label: 'modifiers of a pattern', features: ['javascript.regular_expressions.modifier'] };
  }
}

function* inElement({ node, parent }) {
  if (node.type === 'JSXOpeningElement')
    yield { label: `<${node.name.name}>`, features: [`html.elements.${node.name.name}`] };
  if (node.type !== 'JSXAttribute' || !/^[a-z]/.test(parent.name.name)) return;
  const attribute = String(node.name.name).toLowerCase();
  const places = [`html.elements.${parent.name.name}.${attribute}`, `html.global_attributes.${attribute}`];
  yield { label: node.name.name, features: [firstKnown(...places) ?? ''] };
  const event = /^on(.+?)(?:capture)?$/.exec(attribute)?.[1];
  if (event) yield { label: node.name.name, features: events.get(event) ?? [] };
}

/**
 * What a script uses of the platform, by its paths in MDN's data: globals and their members by what they are, members of everything else,
 * events and attributes by their names. Several paths are several things of one name. `ownNames` are those that a source gives to its
 * own members: a member of anything (`isOfAnything`) may be one of them.
 */
export function scriptFeatures(code, filename) {
  const { program, errors } = parseSync(filename, code);
  if (errors.length > 0) return { ownNames: [], features: [{ line: 1, label: errors[0].message, features: [] }] };
  const nodes = nodesOf(program);
  const declared = new Set(nodes.flatMap(({ node }) => declaredBy(node)));
  // `styles.layer` is a class of a style sheet, and `icons.share` an export.
  const modules = new Set(
    program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        specifiers
          .filter(({ type }) => type === 'ImportNamespaceSpecifier' || source.value.endsWith('.css'))
          .map(({ local }) => local.name),
      ),
  );
  const isGlobal = ({ type, name }) => type === 'Identifier' && !declared.has(name);
  const features = nodes
    .filter(({ isOfType }) => !isOfType)
    .flatMap((entry) => {
      const found = [...inExpression(entry, isGlobal, modules), ...inElement(entry)];
      const { node } = entry;
      if (isReference(entry) && isGlobal(node))
        found.push({ label: node.name, features: [globalFeature(node.name) ?? ''] });
      return found.map((one) => ({ ...one, offset: node.start, features: one.features.filter(compatOf) }));
    })
    .filter(({ features: known }) => known.length > 0);
  return {
    ownNames: [...ownMembers(nodes)],
    features: features.map(({ offset, ...feature }) => ({
      ...feature,
      line: () => code.slice(0, offset).split('\n').length,
    })),
  };
}
