import { basename } from 'node:path';
import MagicString from 'magic-string';
import type { ESTree } from 'vite';

const entry = 'remoteEntry.js';
const container = '__vitryna_container__';

/**
 * Makes every import of a chunk a call of the container: a package that the shell brings is asked of it, another chunk goes through the
 * verified import. A chunk's exports are read once, when the importing chunk is evaluated.
 */
export function rewriteImports(
  code: string,
  program: ESTree.Program,
  fileName: string,
  isHelper: (fileName: string) => boolean,
) {
  const text = new MagicString(code);
  const isEntry = fileName === entry;
  const self = isEntry ? '' : `${container}.`;
  const fetched = (source: string) =>
    /^\.{0,2}\//.test(source) ? `${self}load(${JSON.stringify(source)})` : `${self}share(${JSON.stringify(source)})`;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && isHelper(basename(statement.source.value))) {
      const [helper] = statement.specifiers;
      text.update(statement.start, statement.end, `const ${helper?.local.name} = (load) => load();`);
    } else if (statement.type === 'ImportDeclaration') {
      if (isEntry) throw new Error(`[build] the container imports ${statement.source.value}; nothing would verify it.`);
      text.update(statement.start, statement.end, bindings(statement, `await ${fetched(statement.source.value)}`));
    } else if ('source' in statement && statement.source) {
      throw new Error(`[build] ${fileName} exports ${statement.source.value} again: import it and export the names.`);
    }
  }
  for (const { node, source } of dynamicImports(program.body)) text.update(node.start, node.end, fetched(source));
  if (!text.hasChanged()) return null;
  if (!isEntry) {
    const own = `globalThis.__vitrynaImport(import.meta.url)(${JSON.stringify(`./${entry}`)})`;
    text.prepend(`const ${container} = await ${own};\n`);
  }
  return { code: text.toString(), map: text.generateMap({ hires: true }) };
}

function bindings({ specifiers }: ESTree.ImportDeclaration, value: string): string {
  const whole = specifiers.find((one) => one.type === 'ImportNamespaceSpecifier');
  const names = specifiers.flatMap((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return [];
    const imported = one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported);
    return [`${JSON.stringify(imported)}: ${one.local.name}`];
  });
  const lines = whole ? [`const ${whole.local.name} = ${value};`] : [];
  if (names.length > 0) lines.push(`const { ${names.join(', ')} } = ${whole ? whole.local.name : value};`);
  return lines.length > 0 ? lines.join('\n') : `${value};`;
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

type DynamicImport = { node: ESTree.ImportExpression; source: string };

function dynamicImports(node: unknown): DynamicImport[] {
  if (Array.isArray(node)) return node.flatMap(dynamicImports);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'ImportExpression') {
    const expression = node as ESTree.ImportExpression;
    const { source } = expression;
    if (source.type !== 'Literal' || typeof source.value !== 'string') {
      throw new Error('[build] an import that only the running code knows cannot be verified.');
    }
    return [{ node: expression, source: source.value }];
  }
  return Object.values(node).flatMap(dynamicImports);
}
