import type { Locale } from '@vitryna/contracts/constants';
import type { Release } from '@vitryna/contracts/release';
import type { LoadedRemote, UpstreamFetch } from '@vitryna/contracts/remote';
import type { GateContext, GateFindings } from '../gate/gate-step.ts';
import type { Smoke } from '../gate/run-gate.ts';
import { bundledTexts } from './bundled-texts.ts';
import { type LoadedComposition, loadComposition } from './load-composition.ts';

export type SmokeOptions = {
  /** The running API, or null: then the bundles are evaluated and no page is rendered. */
  fetch: UpstreamFetch | null;
  /** Milliseconds per page. */
  timeoutMs?: number;
};

/** Both addresses of a route's example; the homes are special (reading 1). */
export function exampleUrls(example: string): string[] {
  const path = example.replace(/^\/+/, '');
  return path === '' || path.startsWith('?') ? [`/${path}`, `/ru${path}`] : [`/ua/${path}`, `/${path}`];
}

function missingModules({ name, release, module }: LoadedRemote): string[] {
  if (!module) return [];
  const missing = (kind: 'pages' | 'modals') =>
    Object.keys(release[kind])
      .filter((key) => typeof module[kind][key] !== 'function')
      .map((key) => `${name} ${release.version}: the server bundle has no ${kind}/${key}`);
  return [...missing('pages'), ...missing('modals')];
}

async function renderExample(loaded: LoadedComposition, url: string, options: SmokeOptions): Promise<GateFindings> {
  const { fetch, timeoutMs = 5000 } = options;
  const findings: GateFindings = { problems: [], notices: [] };
  if (!fetch) return findings;
  const texts = bundledTexts(
    loaded.shell,
    loaded.remotes.map(({ release }) => release),
  );
  const input = {
    url,
    method: 'GET' as const,
    fetch,
    texts: (locale: Locale) => ({ texts: texts[locale] ?? {}, url: `/assets/texts/${locale}.json` }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    const { status, lostRemotes } = await Promise.race([loaded.renderer.render(input), limit]);
    if (status >= 500) findings.problems.push(`${url} answers ${status}`);
    else if (status >= 400) findings.notices.push(`${url} answers ${status}: is it still an example?`);
    if (lostRemotes.length > 0) findings.problems.push(`${url} loses ${lostRemotes.join(', ')}`);
  } catch (error) {
    findings.problems.push(`${url} throws: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
  }
  return findings;
}

const examplesOf = (release: Release) =>
  release.routes.flatMap(({ example }) => (example === undefined ? [] : exampleUrls(example)));

/**
 * The smoke step of the promote gate: loads the composition exactly as the gateway does and renders the example of each
 * route in both languages. Only bundles that fail, pages that answer 5xx and lost outlets refuse the composition.
 */
export function createSmoke(options: SmokeOptions): Smoke {
  return async (context: GateContext) => {
    const findings: GateFindings = { problems: [], notices: [] };
    const report = ({ remote, error, path }: { remote: string; error: unknown; path: string }) => {
      findings.problems.push(
        `${remote}${path && ` at ${path}`}: ${error instanceof Error ? error.message : String(error)}`,
      );
    };
    let loaded: LoadedComposition;
    try {
      const { store, composition } = context;
      loaded = await loadComposition({ store, composition, publicUrl: 'http://localhost', report });
    } catch (error) {
      report({ remote: 'shell', error, path: '' });
      return findings;
    }
    findings.problems.push(...loaded.remotes.flatMap(missingModules));
    if (!options.fetch) {
      findings.notices.push('the store API does not answer: bundles were evaluated, pages were not rendered');
      return findings;
    }
    for (const url of [context.shell, ...context.remotes].flatMap(examplesOf)) {
      const page = await renderExample(loaded, url, options);
      findings.problems.push(...page.problems);
      findings.notices.push(...page.notices);
    }
    return { problems: [...new Set(findings.problems)], notices: findings.notices };
  };
}
