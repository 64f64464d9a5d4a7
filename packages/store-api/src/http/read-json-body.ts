import { Failure, invalidField } from '../core/failure.ts';
import { checkText } from './parse-query.ts';

const maxDepth = 12;

function checkValue(path: string, value: unknown, depth: number): void {
  if (depth > maxDepth) throw invalidField(path, { rule: 'depth', message: '@Wrong value' });
  if (typeof value === 'string') checkText(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      checkText(path, key);
      checkValue(path === '' ? key : `${path}.${key}`, item, depth + 1);
    }
  }
}

/**
 * Reads a JSON body. Throws `Failure` 415 when the type is not JSON, 400 when the text is not JSON, nests too deep or
 * holds text that cannot be stored.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure('wrongType', { message: '@Wrong value' });
  const text = await request.text();
  try {
    const body: unknown = JSON.parse(text);
    checkValue('', body, 0);
    return body;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalidField('body', { rule: 'json', message: '@Wrong value' });
  }
}
