import { parseSync } from 'oxc-parser';
import { bare, memberName, nodesOf, textOf } from './nodes.mjs';

/** Less than this says how fast the machine is, in milliseconds. */
export const nearMs = 5000;

export const messages = {
  sleep:
    'This waits for time: wait for what comes of it (until, waitFor, expect.poll), or let a clock of the test pass.',
  loop: 'This computes until a time has come: wait for what comes of it.',
  bound: `This judges how long something took, with less than ${nearMs / 1000} s to spare or no limit that is written here: the machine is busy. Hand in a clock.`,
  limit: `This gives up before ${nearMs / 1000} s are over: limits are for what never comes.`,
};

function calleeName({ callee }) {
  const called = bare(callee);
  return called.type === 'MemberExpression' ? memberName(called) : called.name;
}
const isCall = (node) => node.type === 'CallExpression';
/** `Date.now()`, `performance.now()`. */
function readsClock(node) {
  if (!isCall(node)) return false;
  const called = bare(node.callee);
  return (
    called.type === 'MemberExpression' &&
    memberName(called) === 'now' &&
    /^(?:Date|performance)$/.test(bare(called.object).name)
  );
}
const timers = /^(?:node:)?timers\/promises$/;
/** A promise of time in code that is a text: a program of a test, or a bundle. */
const sleepInText = /\bsetTimeout\(\s*\w+\s*,\s*(?!0\s*\))|\bsetTimeout\([\s\S]*\}\s*,\s*(?!0\s*\))/;
const compares = /^toBe(?:Less|Greater)Than(?:OrEqual)?$/;
/** Names that say it themselves, whoever has measured. */
const durations = /^(?:ms|elapsed\w*|took\w*)$/;

/** Numbers that are written down: `5 * second` with `const second = 1000`, and `limits.read` of a constant object. */
function createReader(nodes) {
  const constants = new Map(
    nodes.flatMap(({ node }) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init
        ? [[node.id.name, bare(node.init)]]
        : [],
    ),
  );
  const read = (given, depth = 0) => {
    const node = given && bare(given);
    if (!node || depth > 5) return undefined;
    if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
    if (node.type === 'Identifier') return read(constants.get(node.name), depth + 1);
    if (node.type === 'BinaryExpression') {
      const [left, right] = [read(node.left, depth + 1), read(node.right, depth + 1)];
      if (left === undefined || right === undefined) return undefined;
      return { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[node.operator];
    }
    if (node.type !== 'MemberExpression') return undefined;
    const object = constants.get(bare(node.object).name);
    if (object?.type !== 'ObjectExpression') return undefined;
    return read(object.properties.find(({ key }) => key?.name === memberName(node))?.value, depth + 1);
  };
  return read;
}

/** Whether an expression tells how long something took: by a clock, or by a name that was given such a time. */
function createMeasure(nodes) {
  const names = { has: (name) => known.has(name) || durations.test(name) };
  const known = new Set();
  const within = (root) => nodesOf(root).map(({ node }) => node);
  const isDifference = (node) =>
    node.type === 'BinaryExpression' && node.operator === '-' && [node.left, node.right].some(readsClock);
  const isMeasured = (root) =>
    within(root).some((node) => isDifference(node) || (node.type === 'Identifier' && names.has(node.name)));
  const given = nodes.flatMap(({ node }) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      return [[node.id.name, node.init]];
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') return [[node.left.name, node.right]];
    if (node.type === 'Property' && node.key.type === 'Identifier') return [[node.key.name, node.value]];
    return [];
  });
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const [name, value] of given) if (!/Function/.test(value.type) && isMeasured(value)) known.add(name);
  }
  return isMeasured;
}

/** Where code waits for time or judges by it: the line, and what is said of it. */
export function waitsOf(file, code) {
  const nodes = nodesOf(parseSync(file, code).program);
  const parents = new Map(nodes.map(({ node, parent }) => [node, parent]));
  const read = createReader(nodes);
  const isMeasured = createMeasure(nodes);
  const found = [];
  const tell = (node, kind) =>
    found.push({ line: code.slice(0, node.start).split('\n').length, message: messages[kind] });
  const isNear = (node) => (read(node) ?? Number.POSITIVE_INFINITY) < nearMs;
  /** One of many tries: the limit is that of all of them. */
  const isTry = (node) => {
    for (let at = parents.get(node); at; at = parents.get(at))
      if (isCall(at) && calleeName(at) === 'toPass') return true;
    return false;
  };
  /** What `expect` was asked about, before `.not.toBeLessThan`. */
  const subjectOf = (node) => {
    let at = bare(node.callee);
    while (at.type === 'MemberExpression') at = bare(at.object);
    return isCall(at) && calleeName(at) === 'expect' ? at.arguments[0] : undefined;
  };

  /** How many were that slow or that quick is no time. */
  const isCount = (node) => node.type === 'MemberExpression' && memberName(node) === 'length';

  for (const { node } of nodes) {
    if (node.type === 'ImportDeclaration' && timers.test(node.source.value)) tell(node, 'sleep');
    if (node.type === 'ImportExpression' && timers.test(textOf(node.source) ?? '')) tell(node, 'sleep');
    if (node.type === 'TemplateElement' && sleepInText.test(node.value.raw)) tell(node, 'sleep');
    if (node.type === 'Literal' && typeof node.value === 'string' && sleepInText.test(node.value)) tell(node, 'sleep');
    if (/^(?:While|DoWhile|For)Statement$/.test(node.type)) {
      const turns = [node.test, node.update].filter(Boolean).flatMap((part) => nodesOf(part));
      if (turns.some((turn) => readsClock(turn.node))) tell(node, 'loop');
    }
    if (node.type === 'BinaryExpression' && /^[<>]=?$/.test(node.operator)) {
      const [measured, limit] = isMeasured(node.left) ? [node.left, node.right] : [node.right, node.left];
      if (isMeasured(measured) && isNear(limit)) tell(node, 'bound');
    }
    if (
      node.type === 'Property' &&
      (node.key.name ?? node.key.value) === 'timeout' &&
      isNear(node.value) &&
      !isTry(node)
    ) {
      tell(node, 'limit');
    }
    if (!isCall(node)) continue;
    const [first, second] = node.arguments;
    const name = calleeName(node);
    const object = node.callee.type === 'MemberExpression' ? bare(node.callee.object).name : undefined;
    if (name === 'waitForTimeout') tell(node, 'sleep');
    // Without a time it is the next turn of the loop.
    if (name === 'setTimeout' && !/^(?:test|jest)$/.test(object) && second && second.value !== 0) tell(node, 'sleep');
    if (name === 'timeout' && object === 'AbortSignal' && isNear(first)) tell(node, 'limit');
    if (name === 'setTimeout' && /^(?:test|jest)$/.test(object) && isNear(first)) tell(node, 'limit');
    if (/^(?:test|it)$/.test(name) && isNear(node.arguments[2])) tell(node, 'limit');
    if (!compares.test(name)) continue;
    const subject = subjectOf(node);
    if (subject && !isCount(subject) && isMeasured(subject) && !(read(first) >= nearMs)) tell(node, 'bound');
  }
  return found;
}
