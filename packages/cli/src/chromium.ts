import { existsSync } from 'node:fs';
import { installPackages } from './install-package.ts';
import { run } from './run.ts';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine; installed from the system's packages, or by Playwright, when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const find = () => known.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (installPackages(['chromium'])) return find() ?? '';
  await run('pnpm', ['--filter', '@vitryna/e2e', 'exec', 'playwright', 'install', 'chromium']);
  return '';
}
