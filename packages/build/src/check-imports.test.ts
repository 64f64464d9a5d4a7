import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkImports } from './check-imports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-imports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(["import './other.js';", "export * from './other.js';", "import('./other.js');", 'import(name);'])(
  'refuses a script that says %s: nobody would verify what it fetches',
  async (code) => {
    writeFileSync(join(folder, 'page.js'), code);
    await expect(checkImports(folder)).rejects.toThrow(`client/page.js: ${code.replace(/;$/, '')}`);
  },
);

test('takes what goes through the verified import', async () => {
  const code = "const load = globalThis.__vitrynaImport(import.meta.url); load('./other.js'); // import('./x.js')";
  writeFileSync(join(folder, 'page.js'), code);
  await expect(checkImports(folder)).resolves.toBeUndefined();
});
