/** What a file is to the tests. */
export type FileKind =
  /** Read by people, and by tests of `.config`. */
  | { kind: 'words' }
  /** A unit test, or what only those use. */
  | { kind: 'unit test' }
  | { kind: 'journey' }
  /** What no journey meets. */
  | { kind: 'apart' }
  | { kind: 'remote'; remote: string }
  /** What everything may stand on. */
  | { kind: 'shared' };

const kinds: [RegExp, FileKind][] = [
  [/^(?:docs\/|[^/]+\.md$)|\.md$|^LICENSE$/, { kind: 'words' }],
  [/\.test\.(?:tsx?|mjs)$|\/testing\/|^packages\/testing\//, { kind: 'unit test' }],
  [/^packages\/e2e\/src\/(?:shop|engines|operations)\/[^/]+\.spec\.ts$/, { kind: 'journey' }],
  [/^(?:deploy|\.ci|packages\/bench|packages\/cli\/src\/(?:test|production))\//, { kind: 'apart' }],
];

/** What a file is to the tests; whatever is not known for less is shared. */
export function kindOfFile(file: string): FileKind {
  const known = kinds.find(([pattern]) => pattern.test(file));
  if (known) return known[1];
  const remote = /^(mf-[^/]+)\//.exec(file)?.[1];
  return remote === undefined ? { kind: 'shared' } : { kind: 'remote', remote };
}

/** Whether Jest knows what imports it. */
export const isModule = (file: string): boolean =>
  /\.(?:tsx?|mjs|cjs)$/.test(file) && !/\.config\.|\.d\.ts$/.test(file);
