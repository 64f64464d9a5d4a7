import type { ESTree } from 'vite';

/** Page or modal → the module that its entry of the table imports. */
export type LoadTable = Map<string, string>;

/**
 * Reads `export const pages = { home: () => import('…') }`: which page is which module stands nowhere else. Throws where an entry
 * imports no module or several, because its files could not be preloaded.
 */
export function readTable(program: ESTree.Program, name: string): [string, string][] {
  const entries = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    const found = statement.declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    return found?.init?.type === 'ObjectExpression' ? found.init.properties : [];
  });
  return entries.map((entry) => {
    const sources = entry.type === 'Property' ? importsOf(entry.value) : [];
    const [source] = sources;
    const key = entry.type === 'Property' && 'name' in entry.key ? entry.key.name : keyText(entry);
    if (source === undefined || sources.length > 1 || typeof key !== 'string') {
      throw new Error(`[build] each entry of "${name}" is written \`name: () => import('…')\`, with one import.`);
    }
    return [key, source];
  });
}

function keyText(entry: ESTree.ObjectPropertyKind): unknown {
  return entry.type === 'Property' && entry.key.type === 'Literal' ? entry.key.value : null;
}

/** The addresses of all `import('…')` below a node. */
function importsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(importsOf);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'ImportExpression' && 'source' in node) {
    const { source } = node as ESTree.ImportExpression;
    return source.type === 'Literal' && typeof source.value === 'string' ? [source.value] : [];
  }
  return Object.values(node).flatMap(importsOf);
}
