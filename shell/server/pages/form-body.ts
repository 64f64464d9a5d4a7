import type { FormDeclaration } from '@vitryna/contracts/release';

type Tree = { [name: string]: unknown };

/** A value of a form as the API takes it; undefined where nothing goes along. */
function readField(values: URLSearchParams, name: string, kind: FormDeclaration['fields'][string]): unknown {
  const text = values.get(name);
  if (kind === 'flag') return text !== null;
  if (text === null || text.trim() === '') return undefined;
  // What is no number goes along as it is: the API says so in its own words.
  return kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function put(tree: Tree, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const branch = (tree[name] ?? {}) as Tree;
  tree[name] = branch;
  put(branch, rest, value);
}

/** The body of a form's call: the declared fields of what was posted, nested by their paths. */
export function formBody(values: URLSearchParams, { fields }: Pick<FormDeclaration, 'fields'>): Tree {
  const body: Tree = {};
  for (const [name, kind] of Object.entries(fields)) {
    const value = readField(values, name, kind);
    if (value !== undefined) put(body, name.split('.'), value);
  }
  return body;
}
