import { existsSync } from 'node:fs';
import { installPackages } from './install-package.ts';
import { run } from './run.ts';

/** Without a window to draw it takes a fifth less of the processor, so it comes first; any other does as well. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const known = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine; installed from the system's packages, or by Playwright, when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const find = () => known.find((path) => existsSync(path));
  if (!existsSync(headlessShell)) installPackages(['chromium-headless-shell']);
  const found = find();
  if (found) return found;
  if (installPackages(['chromium'])) return find() ?? '';
  await run('pnpm', ['--filter', '@vitryna/e2e', 'exec', 'playwright', 'install', 'chromium']);
  return '';
}
