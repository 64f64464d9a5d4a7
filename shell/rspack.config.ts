import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineShell } from '@vitryna/build';
import { buildFont } from '@vitryna/ui/font';

const fonts = join(import.meta.dirname, '.build/fonts');
// Files of an older cut must not travel with the new one.
rmSync(fonts, { recursive: true, force: true });
const { css } = await buildFont(fonts, { publicPath: './' });
writeFileSync(join(fonts, 'fonts.css'), css);

export default defineShell(import.meta.dirname, {
  owner: 'team shell',
  client: './src/start/entry.ts',
  starter: './src/start/starter.ts',
  server: './src/ssr/index.ts',
  worker: './service-worker/main.ts',
  copy: [{ from: '.build/fonts', to: 'fonts' }],
  headerStyles: /(\/frame\/(header\/.*|glyph\.module)|\/ui\/src\/(tokens|global|icon\/.*|logo\/.*))\.css$/,
});
