const mark = Symbol.for('@vitryna/store');
const thisCopy = {};

/**
 * Claims the page for one copy of this package. Two copies would keep two carts, and shell and remote would show different
 * ones. Asked in browsers only: a server holds several compositions at once, each with its own copy.
 *
 * @throws when another copy has claimed `realm`
 */
export function claimSingleCopy(realm: object, copy: object = thisCopy): void {
  if (!('document' in realm)) return;
  const claimed: unknown = Reflect.get(realm, mark);
  if (claimed === undefined) Reflect.set(realm, mark, copy);
  else if (claimed !== copy) {
    throw new Error(
      '@vitryna/store: a second copy of this package is loaded, so shell and remotes would see different carts. Share it as a singleton without a fallback (`import: false`) in the Module Federation config of the remote.',
    );
  }
}
