import { errorEnvelopeSchema } from '@vitryna/contracts/api';
import { z } from 'zod';
import { type FailureCode, failureStatuses } from '../core/failure.ts';
import { describeSchemas, type Json, reachable, reference } from './json-schemas.ts';
import type { Call } from './registry.ts';

/** Failures that any call can answer with. */
const common: FailureCode[] = ['validation', 'tooMany', 'internal', 'maintenance'];
/** Those of every call that writes: a foreign page, a body of another type or size. */
const writing: FailureCode[] = ['forbidden', 'tooLarge', 'wrongType'];

const operationId = ({ method, base, path }: Call): string =>
  `${method.toLowerCase()}${`${base}${path}`.replace(/(?:^|[/-])(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;

function answerOf({ base, path, result, isPaged }: Call): z.ZodType {
  if (base === 'user') return z.object({ data: result });
  if (!isPaged) return z.object({ data: result, meta: z.object({}) });
  const { items, pagination } = result instanceof z.ZodObject ? result.shape : {};
  if (!items || !pagination) throw new Error(`[store-api] ${path} answers no { items, pagination }`);
  return z.object({ data: items, meta: z.object({ pagination }) });
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** The parameters of a query schema: a list is `name[]=…` repeated, a record `name[key]=…`. */
function describeQuery(schema: Json): Json[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name: property.type === 'array' ? `${name}[]` : name,
    in: 'query',
    required: required.includes(name),
    ...(property.type === 'array' && { style: 'form', explode: true }),
    ...(property.type === 'object' && { style: 'deepObject', explode: true }),
    schema: property,
  }));
}

function describeFailures(call: Call): Json {
  const codes = new Set([...common, ...call.errors, ...(call.method === 'POST' ? writing : [])]);
  const answers = [...codes].map((code) => [
    failureStatuses[code],
    { description: code, content: json(reference('ErrorEnvelope')) },
  ]);
  return Object.fromEntries(answers);
}

/** The OpenAPI 3.1 document of these calls, from the same schemas that check their queries, bodies and results. */
export function createOpenApiDocument(calls: readonly Call[]): Json {
  const asked = calls.flatMap((call) => {
    const schemas: [string, z.ZodType | null][] = [
      [`${operationId(call)}Query`, call.query],
      [`${operationId(call)}Body`, call.body],
    ];
    return schemas.filter((entry): entry is [string, z.ZodType] => entry[1] !== null);
  });
  const answers = new Map(calls.map((call) => [`${operationId(call)}Answer`, answerOf(call)]));
  const inputs = describeSchemas(asked, 'input');
  const outputs = describeSchemas([...answers, ['ErrorEnvelope', errorEnvelopeSchema]], 'output');

  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/${call.base}${call.path}`;
    const answer = outputs.describe(answers.get(`${operationId(call)}Answer`) ?? z.never());
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: operationId(call),
        tags: [call.tag],
        summary: call.summary,
        ...(call.query && { parameters: describeQuery(inputs.describe(call.query)) }),
        ...(call.body && { requestBody: { required: true, content: json(inputs.describe(call.body)) } }),
        responses: {
          200: { description: 'Done', content: json(answer) },
          ...(call.cache === 'shared' && { 304: { description: '`If-None-Match` holds the current ETag' } }),
          ...describeFailures(call),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store API',
      version: '1.0.0',
      description: 'The store API under `/user` and the content service under `/api`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: reachable(paths, outputs.components()) },
  };
}
