import type { FormDeclaration } from '@vitryna/contracts/release';

type Fields = FormDeclaration['fields'];
type Tree = { [name: string]: unknown };

/** Ids of the pictures of a form, by field. */
export type SentFiles = ReadonlyMap<string, readonly string[]>;

/** A value of a form as the API takes it; undefined where nothing goes along. */
function readField(values: URLSearchParams, name: string, kind: Fields[string]): unknown {
  const text = values.get(name);
  if (kind === 'flag') return text !== null;
  if (text === null || text.trim() === '') return undefined;
  // Values that are not numbers are left unchanged: the API says so in its own words.
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

/** Fields by the list that they are of; by an empty name those that are of none. */
const byList = (fields: Fields): Map<string, Fields> =>
  Object.entries(fields).reduce((lists, [path, kind]) => {
    const [list = '', field] = path.includes('.*.') ? path.split('.*.') : ['', path];
    return lists.set(list, { ...lists.get(list), [field ?? '']: kind });
  }, new Map<string, Fields>());

/** The items of a list in the order of their numbers: those of which the first field was filled in. */
function readItems(values: URLSearchParams, list: string, fields: Fields): Tree[] {
  const [first = ''] = Object.keys(fields);
  const numbers = [...new Set(values.keys())].flatMap((name) => {
    const number = name.startsWith(`${list}.`) ? name.slice(list.length + 1, -first.length - 1) : '';
    return /^\d{1,2}$/.test(number) && name === `${list}.${number}.${first}` ? [Number(number)] : [];
  });
  return numbers
    .sort((one, other) => one - other)
    .filter((number) => readField(values, `${list}.${number}.${first}`, 'text') !== undefined)
    .map((number) => readFields((name) => `${list}.${number}.${name}`, { values, fields }));
}

type Posted = { values: URLSearchParams; fields: Fields; files?: SentFiles };

function readFields(nameOf: (path: string) => string, { values, fields, files }: Posted): Tree {
  const tree: Tree = {};
  for (const [path, kind] of Object.entries(fields)) {
    const value = kind === 'files' ? files?.get(path) : readField(values, nameOf(path), kind);
    if (value !== undefined) put(tree, path.split('.'), value);
  }
  return tree;
}

/** The body of a form's call: the declared fields of what was posted, nested by their paths. */
export function formBody(values: URLSearchParams, { fields }: { fields: Fields }, files?: SentFiles): Tree {
  const { '': own = {}, ...lists } = Object.fromEntries(byList(fields));
  const body = readFields((path) => path, { values, fields: own, ...(files && { files }) });
  for (const [list, ofItem] of Object.entries(lists)) put(body, list.split('.'), readItems(values, list, ofItem));
  return body;
}
