import { existsSync } from 'node:fs';
import { installPackages } from './install-package.ts';
import { run } from './run.ts';

/** Without a window to draw it takes a fifth less of the processor; what it does not have is looked at in the whole one. */
const pair = ['chromium-headless-shell', 'chromium'];
/** Of the widths of Arial, which most shoppers have: without one, nobody's first paint can be looked at. */
const fonts = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
const known = [...pair, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** The Chromium of this machine; installed from the system's packages, or by Playwright, when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const isWhole = [...pair.map((name) => `/usr/bin/${name}`), fonts.folder].every((path) => existsSync(path));
  if (!isWhole) installPackages([...pair, fonts.name]);
  const found = known.find((path) => existsSync(path));
  if (found) return found;
  await run('pnpm', ['--filter', '@vitryna/e2e', 'exec', 'playwright', 'install', 'chromium']);
  return '';
}
