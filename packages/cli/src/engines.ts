import { existsSync } from 'node:fs';
import { installPackages } from './install-package.ts';

/** The drivers of each engine besides the Chromium of the journeys: Debian's packages, and the programs that they bring. */
const engines = [
  { name: 'chromium', packages: ['chromium-driver'], programs: ['/usr/bin/chromedriver', '/usr/bin/chromium'] },
  { name: 'firefox', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] },
] as const;

type Engine = (typeof engines)[number];

/** Which engines the journeys can run in here, and which are missing. */
export type FoundEngines = { present: string[]; missing: string[] };

const isThere = ({ programs }: Engine) => programs.every((path) => existsSync(path));

/** Looks for the engines of this machine, and installs those that are missing where it may. */
export function findEngines(): FoundEngines {
  const wanted = engines.filter((engine) => !isThere(engine)).flatMap(({ packages }) => packages);
  if (wanted.length > 0) installPackages(wanted);
  const names = (found: boolean) => engines.filter((engine) => isThere(engine) === found).map(({ name }) => name);
  return { present: names(true), missing: names(false) };
}
