/** Stands for every CSS module in unit tests: each class is its own name. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => (typeof name === 'string' ? name : undefined) },
);
