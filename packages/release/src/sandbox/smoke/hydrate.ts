import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { withDeadline } from '@vitryna/resilience';
import { z } from 'zod';
import { allReleases, type GateContext, type GateFindings } from '../../releases/gate/gate-step.ts';
import { inEachLanguage, type SmokeAddress } from './addresses.ts';
import { type Browser, startBrowser } from './browser.ts';
import { messageOf, type SmokePage } from './messages.ts';
import { servePages } from './page-server.ts';
import { watchBuiltins } from './watch-builtins.ts';

export type HydrateInput = {
  context: GateContext;
  pages: ReadonlyMap<string, SmokePage>;
  addresses: readonly SmokeAddress[];
  fetch: UpstreamFetch;
  timeoutMs: number;
};

/** Brings rendered pages to life in a browser and tells what goes wrong there. */
export type Hydrate = (input: HydrateInput) => Promise<GateFindings>;

/** Runs before the page's own code and keeps what goes wrong: what a protocol tells of it can come too late. */
const collector = `(() => {
  const problems = (globalThis.__smokeProblems = []);
  globalThis.__smokeChanged = (${watchBuiltins})(globalThis);
  const textOf = (thrown) => (thrown instanceof Error ? String(thrown) : String(thrown?.message ?? thrown));
  addEventListener('error', ({ error, message }) => message && problems.push(error ? textOf(error) : message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('nobody takes ' + textOf(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    problems.push('the policy refuses: ' + violatedDirective));
  const tell = console.error.bind(console);
  console.error = (...args) => {
    problems.push(args.map(textOf).join(' '));
    tell(...args);
  };
})()`;

/**
 * What all parts of a store may keep in a browser, in letters. Cookies go along with every request, which a gateway refuses when its headers are
 * too long: of all pages. Storage that is full takes nothing from anybody.
 */
const mostKept = { cookies: 2000, localStorage: 1_000_000 };

/** Resolves with what went wrong when the page is hydrated and has nothing left to do. */
const settled = `new Promise((resolve) => {
  const tell = () => {
    const problems = [...globalThis.__smokeProblems];
    const changed = globalThis.__smokeChanged();
    if (changed.length > 0) problems.push('changes what all of a page share: ' + changed.join(', '));
    const kept = { cookies: document.cookie.length, localStorage: JSON.stringify(localStorage).length };
    for (const [place, most] of Object.entries(${JSON.stringify(mostKept)})) {
      if (kept[place] > most) problems.push('keeps ' + kept[place] + ' letters in ' + place + ', where ' + most + ' are for all');
    }
    resolve(problems);
  };
  const rest = () => requestIdleCallback(() => setTimeout(tell), { timeout: 1000 });
  const look = () => (document.documentElement?.dataset.hydrated === undefined ? setTimeout(look, 20) : rest());
  look();
})`;

/** One page of each kind, in both languages, of what is not live as it is: of everything when the shell is another one. */
export function chooseLiving({ context, pages, addresses }: HydrateInput): string[] {
  const live = new Set(context.liveReleases.map(({ name, version }) => `${name} ${version}`));
  const isNew = ({ name, version }: { name: string; version: string }) => !live.has(`${name} ${version}`);
  const isAll = isNew(context.shell);
  const chosen = new Map<string, string[]>();
  for (const { path, release, route } of addresses) {
    const kind = `${release.name} ${route.page}`;
    const urls = inEachLanguage(path).filter((url) => pages.get(url)?.status === 200);
    if ((isAll || isNew(release)) && urls.length > 0 && !chosen.has(kind)) chosen.set(kind, urls);
  }
  return [...chosen.values()].flat();
}

const evaluatedSchema = z.object({ result: z.object({ value: z.array(z.string()) }) });

const firstLines = (text: string) => text.split('\n').slice(0, 2).join(' ').slice(0, 300);

async function tryPage(browser: Browser, origin: string, url: string, timeoutMs: number): Promise<string[]> {
  const page = await browser.newPage();
  const live = async () => {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: collector });
    await page.send('Page.navigate', { url: origin + url });
    const answer = await page.send('Runtime.evaluate', {
      expression: settled,
      awaitPromise: true,
      returnByValue: true,
    });
    return evaluatedSchema.parse(answer).result.value;
  };
  try {
    const problems = await withDeadline(live(), timeoutMs, `is not hydrated within ${timeoutMs} ms`);
    return problems.map((problem) => `${url} in a browser: ${firstLines(problem)}`);
  } catch (error) {
    return [`${url} in a browser: ${messageOf(error)}`];
  } finally {
    // One that hangs is closed by the browser's end at the latest.
    page.close().catch(() => undefined);
  }
}

/** Hydrates in the browser at a path. */
export function createHydrate(browserPath: string): Hydrate {
  return async (input) => {
    const urls = chooseLiving(input);
    if (urls.length === 0) return { problems: [], notices: [] };
    const { context, pages, fetch, timeoutMs } = input;
    const { composition, shell, store } = context;
    const remotes = allReleases(context).filter((release) => release !== shell);
    const server = await servePages({ compositionId: composition.id, shell, remotes, store, pages, fetch, timeoutMs });
    const problems: string[] = [];
    let browser: Browser | null = null;
    try {
      browser = await startBrowser(browserPath, timeoutMs);
      for (const url of urls) problems.push(...(await tryPage(browser, server.url, url, timeoutMs)));
    } catch (error) {
      problems.push(`the browser ${browserPath}: ${messageOf(error)}`);
    } finally {
      await browser?.close();
      server.close();
    }
    return { problems: [...new Set(problems)], notices: [`${urls.length} pages was hydrated in a browser`] };
  };
}
