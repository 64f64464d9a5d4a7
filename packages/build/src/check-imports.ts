import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';

/**
 * Throws where a script fetches another by `import`: the browser then runs it unverified, because an import knows no integrity. All
 * of a remote's code comes through the shell's verified import (decision 101), whichever bundler wrote it.
 */
export async function checkImports(folder: string): Promise<void> {
  await init;
  const faults = globSync('**/*.js', { cwd: folder }).flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    const [imports] = parse(code, name);
    return imports
      .filter(({ type }) => type !== 'import-meta')
      .map(({ importStart, importEnd }) => `client/${name}: ${code.slice(importStart, importEnd).slice(0, 80)}`);
  });
  if (faults.length === 0) return;
  throw new Error(
    `[build] these imports would run files that nobody has verified: let them go through globalThis.__vitrynaImport.\n${faults.join('\n')}`,
  );
}
