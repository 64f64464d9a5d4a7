type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What this tab remembers. Where a browser forbids that (Safari and Chrome with all cookies blocked, sandboxed frames), naming
 * `sessionStorage` throws already: here only reading and writing do, and the callers handle that.
 */
export const tabStorage: TabStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
  removeItem: (name) => sessionStorage.removeItem(name),
};
