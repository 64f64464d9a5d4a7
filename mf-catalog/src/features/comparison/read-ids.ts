/** Most products that a shared link may name (contract §2). */
const maxIds = 50;

/** Ids of a shared link (`?ids=1,2,3`): each once, what is no id left out. */
export function readIds(search: string): string[] {
  const given = new URLSearchParams(search).getAll('ids').flatMap((text) => text.split(','));
  const ids = given.filter((id) => /^[A-Za-z0-9_-]{1,40}$/.test(id));
  return [...new Set(ids)].slice(0, maxIds);
}
