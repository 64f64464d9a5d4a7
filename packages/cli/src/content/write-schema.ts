import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandIo } from '@vitryna/release/cli';
import { schemaFiles } from '@vitryna/strapi';

/**
 * Writes the content types into a Strapi project; a file of the shop's own is replaced only where that is forced.
 *
 * @throws when the folder holds no Strapi project, or such files
 */
export function writeSchema(folder: string, isForced: boolean, io: CommandIo): void {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || !readFileSync(manifest, 'utf8').includes('"@strapi/strapi"')) {
    throw new Error(`${folder} is no Strapi project: npx create-strapi@5 makes one`);
  }
  const files = schemaFiles().map(({ path, text }) => ({ file: join(folder, path), text }));
  const isOther = ({ file, text }: { file: string; text: string }) =>
    existsSync(file) && readFileSync(file, 'utf8') !== text;
  const others = files.filter(isOther);
  if (others.length > 0 && !isForced) {
    const names = others.map(({ file }) => `  ${file}`).join('\n');
    throw new Error(`these files are there and differ; --force replaces them\n${names}`);
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  io.stdout(`${files.length} files; start Strapi again, and its editor has the content types\n`);
}
