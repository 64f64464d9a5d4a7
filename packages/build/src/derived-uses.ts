import { type AnyNode, type CallExpression, parse } from 'acorn';
import { ancestor } from 'acorn-walk';

/** The names that browser code uses towards others. */
export type DerivedUses = {
  sends: string[];
  hears: string[];
  /** Modals that it opens. */
  opens: string[];
  /** Names of events that stand where nobody can tell whether they are sent or heard. */
  strayed: string[];
};

const eventForm = /^[a-z][a-z-]*:[a-z]+(?:-[a-z]+)+$/;
/** A modal by its name, or one that a remote brings for itself; the class of a style sheet has a hyphen. */
const modalForm = /^(?:mf-[a-z0-9-]+\/)?\w+$/;
const isModal = (text: string) => modalForm.test(text);
const openers = new Set(['open', 'toggle', 'offer']);
/** Properties of an element that name the modal which it opens. */
const modalProperties = new Set(['data-modal', 'modal']);

/** The texts that an expression can be, as far as it says so itself. */
export function textsOf(node: AnyNode | null | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'TemplateLiteral') {
    return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : [];
  }
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  return [];
}

/** The name that an identifier or a text is. */
export function nameOf(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  return null;
}

/** The last name of what is called: `emit` of `bus.emit(…)` and of `(0, bus.emit)(…)`. */
export function calledName(callee: AnyNode): string | null {
  if (callee.type === 'SequenceExpression') return calledName(callee.expressions.at(-1) as AnyNode);
  if (callee.type === 'MemberExpression') return nameOf(callee.property as AnyNode);
  return null;
}
const isModals = ({ callee }: CallExpression) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MemberExpression' &&
  nameOf(callee.object.property as AnyNode) === 'modals';

/**
 * Reads off built code which events it sends and hears and which modals it opens. Names survive minifying: they are texts, and so are the
 * names of what is called on an object. A name of an event anywhere else but in such a call has strayed.
 */
export function deriveUses(scripts: Iterable<string>, events: ReadonlySet<string>): DerivedUses {
  const found = {
    sends: new Set<string>(),
    hears: new Set<string>(),
    opens: new Set<string>(),
    strayed: new Set<string>(),
  };
  for (const script of scripts) {
    const placed = new Set<AnyNode>();
    const all: { node: AnyNode; ancestors: AnyNode[] }[] = [];
    const take = (node: AnyNode | undefined, into: Set<string>, isWanted = (_: string) => true) => {
      for (const text of textsOf(node)) if (isWanted(text)) into.add(text);
      if (node) placed.add(node);
    };
    ancestor(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), {
      CallExpression(node) {
        const [first] = node.arguments;
        const called = calledName(node.callee);
        if (called === 'emit') take(first, found.sends, (text) => eventForm.test(text));
        else if (called === 'on' || called === 'useEvent') take(first, found.hears, (text) => eventForm.test(text));
        // A hook of the shell's own bundle has lost its name; a listener is all that takes an event's name otherwise.
        else if (called === null) take(first, found.hears, (text) => events.has(text));
        if (called !== null && openers.has(called) && isModals(node)) take(first, found.opens, isModal);
      },
      Property(node) {
        if (modalProperties.has(nameOf(node.key as AnyNode) ?? '')) take(node.value as AnyNode, found.opens, isModal);
        if (!node.computed) placed.add(node.key as AnyNode);
      },
      Literal(node, _, ancestors) {
        const text = String(node.value);
        const fragment = /#modal=([\w/-]+)/.exec(text)?.[1];
        if (fragment) found.opens.add(fragment);
        if (events.has(text)) all.push({ node, ancestors: [...ancestors] });
      },
    });
    for (const { node, ancestors } of all) {
      if (!ancestors.some((one) => placed.has(one))) found.strayed.add(String(node.type === 'Literal' && node.value));
    }
  }
  const sorted = (names: Set<string>) => [...names].sort();
  return {
    sends: sorted(found.sends),
    hears: sorted(found.hears),
    opens: sorted(found.opens),
    strayed: sorted(found.strayed),
  };
}
