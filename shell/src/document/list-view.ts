import type { ListLook } from '@vitryna/contracts/remote';

/** A list view's attribute on `<html>`; styles of lists are made for both values. */
const attributes = {
  filtersHidden: ['data-filter-menu', 'hidden'],
  listView: ['data-list-view', 'list'],
} as const satisfies Record<ListLook, readonly [string, string]>;

const all = Object.keys(attributes) as ListLook[];

/** Attributes of `<html>` for a document that comes in these looks, with a space in front. */
export function lookAttributes(looks: readonly ListLook[]): string {
  return looks.map((look) => ` ${attributes[look][0]}="${attributes[look][1]}"`).join('');
}

/** Dresses the open page as the gateway would have rendered it. */
export function applyListView(looks: readonly ListLook[]): void {
  for (const look of all) {
    const [name, value] = attributes[look];
    if (looks.includes(look)) document.documentElement.setAttribute(name, value);
    else document.documentElement.removeAttribute(name);
  }
}
