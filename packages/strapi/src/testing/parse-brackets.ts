type Tree = { [name: string]: string | Tree };

/** A query with brackets as Strapi reads it (`qs`): `populate[blocks][on][block.text]=true`. */
export function parseBrackets(search: string): Tree {
  const tree: Tree = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const names = [...key.matchAll(/[^[\]]+/g)].map(([name]) => name);
    let at = tree;
    for (const name of names.slice(0, -1)) {
      const next = at[name];
      const inner: Tree = typeof next === 'object' ? next : {};
      at[name] = inner;
      at = inner;
    }
    at[names.at(-1) ?? ''] = value;
  }
  return tree;
}
