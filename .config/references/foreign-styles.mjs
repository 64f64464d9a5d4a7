import { find, parse, walk } from 'css-tree';

/** The reach of a style sheet: one rule. */
export const styleRule = {
  name: 'no-foreign-styles',
  comment:
    'A sheet styles what its own workspace draws: a class of its own stands in each selector, and names are its own.',
};

/** The shell draws the frame and the document; tokens and the look of bare elements are the whole store's. */
const isOfEverybody = /^shell\/|^packages\/ui\/src\/(?:tokens|global)\.css$/;
/** At-rules whose names, or whose effect, are the whole document's. */
const ofDocument =
  /^(?:font-face|property|page|layer|counter-style|font-palette-values|font-feature-values|view-transition|position-try)$/;
const spares = new Set(['not', 'has', 'global']);

/** Whether a selector asks for a class of its own sheet, on what it styles or around that. */
function hasOwnClass(selector) {
  return selector.children.some((part) => {
    if (part.type === 'ClassSelector' || part.type === 'NestingSelector') return true;
    if (part.type !== 'PseudoClassSelector' || spares.has(part.name) || !part.children) return false;
    const lists = part.children.toArray().filter(({ type }) => type === 'SelectorList' || type === 'Selector');
    const selectors = lists.flatMap((list) => (list.type === 'Selector' ? [list] : list.children.toArray()));
    return selectors.length > 0 && selectors.every(hasOwnClass);
  });
}

/** Outside names in a selector: classes outside of the sheet, ids, and attributes that hold them or say whose a part of the page is. */
function namesOfOthers(selector, text) {
  return selector.children.toArray().flatMap((part) => {
    if (part.type === 'AttributeSelector')
      return /^(?:class|id|data-boundary)$/.test(part.name.name) ? [text(part)] : [];
    if (part.type === 'IdSelector') return [text(part)];
    if (part.type !== 'PseudoClassSelector' || part.name !== 'global') return [];
    // Without brackets it holds for all that follows.
    const isOpen = !part.children || /\.[\w\\-]|#[\w\\-]|\[(?:class|id|data-boundary)\b/.test(text(part));
    return isOpen ? [text(part)] : [];
  });
}

/** Elements reached by a list of selectors outside its sheet. What is nested stands below the rule around it, or says where that one stands. */
function foreignSelectors(list, isNested, text) {
  return list.children.toArray().flatMap((selector) => {
    const isBelow = isNested && !find(selector, ({ type }) => type === 'NestingSelector');
    return [...(isBelow || hasOwnClass(selector) ? [] : [text(selector)]), ...namesOfOthers(selector, text)];
  });
}

function foreignNames(node, text) {
  const { type, name, prelude } = node;
  if (type === 'Atrule' && ofDocument.test(name.replace(/^-\w+-/, ''))) return [`@${name}`];
  if (type === 'Atrule' && isFrames(node) && /:global\b/.test(text(prelude))) return [text(prelude)];
  if (type !== 'Declaration') return [];
  return /^composes:.*\bfrom\s+global\b|:global\b/s.test(text(node)) ? [text(node)] : [];
}

const isFrames = (atrule) => /keyframes$/.test(atrule?.name ?? '');
/** Rules of CSS modules that style nothing. */
const isOfModules = (list) => /^:(?:import|export)\b/.test(list);

/** Refused parts of a style sheet: the text of each. */
export function foreignStyles(file, code) {
  if (isOfEverybody.test(file)) return [];
  if (!file.endsWith('.module.css')) return /\{/.test(code) ? ['classes of the whole document'] : [];
  const found = [];
  let depth = 0;
  const text = ({ loc }) => code.slice(loc.start.offset, loc.end.offset);
  const isStyling = ({ type, prelude }, atrule) => type === 'Rule' && !isFrames(atrule) && !isOfModules(text(prelude));
  walk(parse(code, { positions: true }), {
    enter(node) {
      found.push(...foreignNames(node, text));
      if (isStyling(node, this.atrule)) {
        if (node.prelude.type === 'SelectorList') found.push(...foreignSelectors(node.prelude, depth > 0, text));
        depth += 1;
      }
      // A nested rule that begins like a declaration (`main:has(&) {`), or that the parser cannot read.
      const isUnread = node.type === 'Declaration' || (node.type === 'Raw' && this.declaration === null);
      const [, unread] = (isUnread && /^\s*([^{};]*\S)\s*\{/.exec(text(node))) || [];
      if (unread)
        found.push(...foreignSelectors(parse(unread, { context: 'selectorList' }), true, () => unread.trim()));
    },
    leave(node) {
      if (isStyling(node, this.atrule)) depth -= 1;
    },
  });
  return [...new Set(found)];
}
