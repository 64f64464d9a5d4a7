import { parse, walk } from 'css-tree';
import { compatOf, data } from './promised.mjs';

/** Of CSS modules: gone from what is built. */
const ofModules = new Set(['composes', 'global', 'local']);

/** Values of these are properties: they say what changes. */
const namesProperties = new Set(['transition', 'transition-property', 'will-change']);

const propertyNames = Object.keys(data.css.properties);
const withoutPrefix = (name) => name.replace(/^-(?:webkit|moz)-/, '');

/** The data has functions among the types that they make. */
const functions = new Map();
for (const [type, kinds] of Object.entries(data.css.types)) {
  functions.set(type, `css.types.${type}`);
  for (const kind of Object.keys(kinds)) if (!functions.has(kind)) functions.set(kind, `css.types.${type}.${kind}`);
}

/** The paths of a value in the data: with the property, or with one that it is the short form of. */
function placesOfWord(property, word) {
  const places = [property, ...propertyNames.filter((name) => name.startsWith(`${property}-`))];
  const found = places.map((name) => `css.properties.${name}.${word}`);
  return namesProperties.has(property) ? [...found, `css.properties.${word}`] : found;
}

/** Every name in a style sheet, with the places where MDN's data may have it. Of the names that it must know, one that it does not is a fault. */
function placesOf(node, property, atrule) {
  const name = String(node.name ?? node.property ?? '').toLowerCase();
  if (ofModules.has(name) || name.startsWith('--')) return [];
  switch (node.type) {
    case 'Atrule':
      return [{ label: `@${name}`, places: [`css.at-rules.${withoutPrefix(name)}`], isKnown: true }];
    case 'Declaration': {
      const places = [
        `css.at-rules.${atrule}.${name}`,
        ...[name, withoutPrefix(name)].map((one) => `css.properties.${one}`),
      ];
      return [{ label: name, places, isKnown: true }];
    }
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [
        { label: `:${name}`, places: [name, withoutPrefix(name)].map((one) => `css.selectors.${one}`), isKnown: true },
      ];
    case 'NestingSelector':
      return [{ label: '&', places: ['css.selectors.nesting'] }];
    case 'Feature':
      return node.kind === 'media'
        ? [{ label: name, places: [`css.at-rules.media.${withoutPrefix(name)}`], isKnown: true }]
        : [];
    case 'FeatureRange':
      return [{ label: 'a range', places: ['css.at-rules.media.range_syntax'] }];
    case 'Function':
      return [{ label: `${name}()`, places: [`css.properties.${property}.${name}`, functions.get(name) ?? ''] }];
    case 'Identifier':
      return property === undefined ? [] : [{ label: name, places: placesOfWord(property, name) }];
    case 'Dimension':
      return [{ label: node.unit, places: [`css.types.length.${node.unit}`] }];
    default:
      return [];
  }
}

/** The features of a `@supports` condition: what it names, and all that belongs to a property of it. */
function askedBy(condition) {
  const asked = [];
  if (condition === null) return asked;
  let property;
  walk(condition, (node) => {
    if (node.type === 'Declaration') property = node.property;
    for (const { places } of placesOf(node, property)) asked.push(...places.filter(compatOf));
  });
  return asked;
}

/**
 * The features that a style sheet uses, by their path in MDN's data. What a condition of `@supports` asks for is none within it; what the data
 * does not know, or what cannot be read, comes without a path.
 */
export function styleFeatures(code) {
  const features = [];
  const tree = parse(code, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ line, message }) => features.push({ line, label: message }),
  });
  const guards = [];
  let property;
  walk(tree, {
    enter(node) {
      if (node.type === 'Declaration') property = node.property.toLowerCase();
      for (const { label, places, isKnown } of placesOf(node, property, this.atrule?.name)) {
        const feature = places.find(compatOf);
        const isAsked = guards.flat().some((asked) => feature === asked || feature?.startsWith(`${asked}.`));
        if ((feature || isKnown) && !isAsked) features.push({ line: node.loc.start.line, label, feature });
      }
      if (node.type === 'Atrule' && node.name === 'supports') guards.push(askedBy(node.prelude));
    },
    leave(node) {
      if (node.type === 'Declaration') property = undefined;
      if (node.type === 'Atrule' && node.name === 'supports') guards.pop();
    },
  });
  return features;
}
