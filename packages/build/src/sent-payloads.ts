import { type AnyNode, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { calledName, nameOf, textsOf } from './derived-uses.ts';
import type { JsonSchema } from './event-schemas.ts';

const textOf = (value: unknown) => JSON.stringify(value);

/** The value of a constant as minified code writes it, `!0` included; undefined where only a run would say. */
function constantOf(node: AnyNode): string | number | boolean | undefined {
  if (node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const constant = constantOf(node.argument);
    return constant === undefined ? undefined : !constant;
  }
  return undefined;
}

const isListOfSchemas = (value: unknown): value is JsonSchema[] => Array.isArray(value);
const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const typeOf = (value: unknown) => (Number.isInteger(value) ? 'integer' : typeof value);

function faultsOfConstant(value: string | number | boolean, schema: JsonSchema, at: string): string[] {
  const { type, enum: values, const: only } = schema;
  const fits = type === undefined || type === typeOf(value) || (type === 'number' && typeof value === 'number');
  if (!fits) return [`${at}: ${textOf(value)} is sent, and must be of the type ${String(type)}`];
  const accepted = only === undefined ? values : [only];
  return Array.isArray(accepted) && !accepted.includes(value)
    ? [`${at}: ${textOf(value)} is sent, and must be one of ${accepted.map(textOf).join(', ')}`]
    : [];
}

/** Why a schema refuses what an expression is sure to be; what only a run would say counts as accepted. */
function faultsOf(node: AnyNode, schema: JsonSchema, at: string): string[] {
  if (node.type === 'ConditionalExpression') {
    return [...faultsOf(node.consequent, schema, at), ...faultsOf(node.alternate, schema, at)];
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (isListOfSchemas(alternatives)) {
    const faults = alternatives.map((one) => faultsOf(node, one, at));
    return faults.every(({ length }) => length > 0) ? (faults[0] ?? []) : [];
  }
  const constant = constantOf(node);
  if (constant !== undefined) return faultsOfConstant(constant, schema, at);
  if (node.type !== 'ObjectExpression') return [];
  if (schema.type !== undefined && schema.type !== 'object') {
    return [`${at}: an object is sent, and must be of the type ${String(schema.type)}`];
  }
  const own = node.properties.flatMap((property) =>
    property.type === 'Property' && !property.computed ? [property] : [],
  );
  const named = new Map(own.map((property) => [nameOf(property.key), property.value]));
  const isWhole = own.length === node.properties.length;
  const required = isWhole && Array.isArray(schema.required) ? schema.required.map(String) : [];
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...required.filter((name) => !named.has(name)).map((name) => `${at}.${name} is not sent`),
    ...properties.flatMap(([name, inner]) => {
      const value = named.get(name);
      return value && isSchema(inner) ? faultsOf(value, inner, `${at}.${name}`) : [];
    }),
  ];
}

/** Payloads of built code that the sender's own schemas refuse, as far as the code shows them. */
export function brokenPayloads(scripts: Iterable<string>, schemas: Record<string, JsonSchema>): string[] {
  const broken = new Set<string>();
  for (const script of scripts) {
    simple(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), {
      CallExpression({ callee, arguments: [first, payload] }) {
        if (calledName(callee) !== 'emit' || !payload) return;
        for (const event of textsOf(first)) {
          const schema = schemas[event];
          if (schema) for (const fault of faultsOf(payload, schema, 'payload')) broken.add(`${event}: ${fault}`);
        }
      },
    });
  }
  return [...broken].sort();
}
