import { existsSync } from 'node:fs';
import { installPackages } from './install-package.ts';
import { run } from './run.ts';

/** Without a window to draw it takes a fifth less of the processor; what it does not have is looked at in the whole one. */
const pair = ['chromium-headless-shell', 'chromium'];
const known = [...pair, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** The Chromium of this machine; installed from the system's packages, or by Playwright, when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) return named;
  if (!pair.every((name) => existsSync(`/usr/bin/${name}`))) installPackages(pair);
  const found = known.find((path) => existsSync(path));
  if (found) return found;
  await run('pnpm', ['--filter', '@vitryna/e2e', 'exec', 'playwright', 'install', 'chromium']);
  return '';
}
