/** The names in a style sheet that can collide with others: selectors, with those that they are nested in, and names that are the page's. */
export type StyleNames = { selectors: string[]; keyframes: string[] };

const comments = /\/\*[\s\S]*?\*\//g;
/** Rules whose block is no list of selectors. */
const ownBlocks =
  /^@(?:-\w+-)?(?:keyframes|font-face|property|page|counter-style|font-palette-values|view-transition)\b/;

/** Parts of a text between a separator that stands in no bracket and no quotes. */
function* partsOf(text: string, separator: string): Generator<string> {
  let from = 0;
  for (const { index, char, depth } of outside(text)) {
    if (char !== separator || depth > 0) continue;
    yield text.slice(from, index).trim();
    from = index + 1;
  }
  yield text.slice(from).trim();
}

/** The tokens of a text's form: quoted texts and escapes as a whole, and every bracket and separator. */
const marks = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()[\]{};,]/gs;

/** Brackets and separators that stand in no quotes, with the depth of round and square brackets around them. */
function* outside(text: string): Generator<{ index: number; char: string; depth: number }> {
  let depth = 0;
  for (const { 0: char, index } of text.matchAll(marks)) {
    if (char.length > 1) continue;
    if (char === ')' || char === ']') depth -= 1;
    yield { index, char, depth };
    if (char === '(' || char === '[') depth += 1;
  }
}

/** Reads a style sheet as it was built. A selector of a nested rule has those around it before it. */
export function readStyleNames(css: string): StyleNames {
  const text = css.replace(comments, ' ');
  const found: StyleNames = { selectors: [], keyframes: [] };
  /** Selectors that hold at a depth of braces: those of the innermost rule, or none; null in a block without selectors. */
  const around: (string[] | null)[] = [[]];
  let from = 0;
  for (const { index, char, depth } of outside(text)) {
    if (depth > 0) continue;
    if (char === '{') {
      around.push(enter(text.slice(from, index).trim(), around.at(-1) ?? null, found));
    } else if (char === '}') around.pop();
    if (char === '{' || char === '}' || char === ';') from = index + 1;
  }
  return found;
}

function enter(head: string, outer: string[] | null, found: StyleNames): string[] | null {
  if (outer === null) return null;
  if (ownBlocks.test(head)) {
    const [, name] = /keyframes\s+["']?([^\s"']+)/.exec(head) ?? [];
    if (name !== undefined) found.keyframes.push(name);
    return null;
  }
  if (head.startsWith('@')) return outer;
  const own = [...partsOf(head, ',')].filter((selector) => selector !== '');
  const whole = outer.length > 0 ? outer.flatMap((parent) => own.map((selector) => `${parent} ${selector}`)) : own;
  found.selectors.push(...whole);
  return whole;
}

/** A selector without what it must not match: that names nobody. */
function withoutNegations(selector: string): string {
  let rest = selector;
  for (let at = rest.indexOf(':not('); at !== -1; at = rest.indexOf(':not(')) {
    const end = [...outside(rest.slice(at))].find(({ char, depth }) => char === ')' && depth === 0);
    rest = rest.slice(0, at) + (end ? rest.slice(at + end.index + 1) : '');
  }
  return rest;
}

const classes = /\.(-?(?:[A-Za-z_]|[^\p{ASCII}]|\\.)(?:[\w-]|[^\p{ASCII}]|\\.)*)/gu;

/** Classes that a selector asks for. */
export const classesOf = (selector: string): string[] =>
  [
    ...withoutNegations(selector)
      .replace(/\[[^\]]*\]/g, '')
      .matchAll(classes),
  ].map(([, name = '']) => name);

/** Whose pages a selector is about, where it says so by the mark of a remote's boundary. */
export const boundariesOf = (selector: string): string[] =>
  [...withoutNegations(selector).matchAll(/\[data-boundary[~|^$*]?=["']?([\w-]+)/g)].map(([, name = '']) => name);

/** Whether it asks for nothing that somebody named: a class, an id, a data attribute or an element of one's own. */
export function isEverybodys(selector: string): boolean {
  const asked = withoutNegations(selector);
  const isNamed = /\[data-/.test(asked) || /#[\w-]/.test(asked) || /(?:^|[\s>+~(])[a-z]+-[\w-]+/.test(asked);
  return !isNamed && classesOf(asked).length === 0;
}
