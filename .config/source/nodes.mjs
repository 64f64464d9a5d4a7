import { visitorKeys } from 'oxc-parser';

/** Types are gone from what is built; what stands beside them in an expression is not. */
const isType = ({ type }) => /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression|ParameterProperty)/.test(type);

/** The nodes of a syntax tree from the top down, each with what it is a part of. */
export function nodesOf(root) {
  const found = [];
  const visit = (node, parent, key, isWithinType) => {
    const isOfType = isWithinType || isType(node);
    found.push({ node, parent, key, isOfType });
    for (const part of visitorKeys[node.type] ?? []) {
      const child = node[part];
      if (Array.isArray(child)) {
        for (const one of child) if (one) visit(one, node, part, isOfType);
      } else if (child) visit(child, node, part, isOfType);
    }
  };
  visit(root, null, '', false);
  return found;
}

/** Names that a pattern binds. */
function boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => boundBy(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}

/** Names that a node declares. */
export function declaredBy(node) {
  if (node.type === 'VariableDeclarator') return boundBy(node.id);
  if (/^Import\w*Specifier$/.test(node.type)) return [node.local.name];
  if (node.type === 'CatchClause') return boundBy(node.param);
  if (/Function|^Class/.test(node.type)) return [...boundBy(node.id), ...(node.params ?? []).flatMap(boundBy)];
  return [];
}

/** Names of keys, of members and of what is imported are no references. */
export function isReference({ node, parent, key }) {
  if (node.type !== 'Identifier') return false;
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (/^(?:Property|PropertyDefinition|MethodDefinition)$/.test(parent.type)) return key === 'value' || parent.computed;
  return !/^(?:Labeled|Break|Continue|Meta|Import|Export)/.test(parent.type);
}

/** The text that a node writes down, where it computes nothing. */
export function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
}

/** What is asked: `navigator` of `(navigator as Newer).share`. */
export const bare = (node) => (/^TS|^Parenthesized/.test(node.type) ? bare(node.expression) : node);

/** `name` of `object.name` and `object['name']`. */
export const memberName = ({ computed, property }) => (computed ? textOf(property) : property.name);
