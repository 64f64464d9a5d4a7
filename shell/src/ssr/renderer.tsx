import { createApiClient, createContentClient, type Transport } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { keptSinceHeader, locales } from '@vitryna/contracts/constants';
import type { RendererInput, RenderInput, RenderResult } from '@vitryna/contracts/remote';
import { createI18n } from '@vitryna/i18n';
import { matchedPage } from '@vitryna/navigation';
import { appContext } from '@vitryna/remote-kit';
import { localeOfPath, pathBelowPrefix, paths } from '@vitryna/routing';
import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { readExternalSeo } from '../document/external-seo.ts';
import { framedRoutes } from '../frame/framed-routes.ts';
import { pageProblemOf } from '../pages/error/page-problem.ts';
import { isSeoExternal } from '../pages/head/page-head.ts';
import { pageListener } from '../router/compose-routes.tsx';
import { createStyleReader } from './composition-assets.ts';
import { createDegradedAnswers } from './degraded-answers.ts';
import { readFont } from './font-face.ts';
import { createFragments } from './fragments.tsx';
import { createOpening, type DocumentOpening } from './opening.ts';
import { renderPage } from './render-page.tsx';
import { loadRemotes } from './server-remotes.ts';

type StaticHandler = ReturnType<typeof createStaticHandler>;

/** Everything of one composition that renders share; made once, whatever the language. */
async function prepare(input: RendererInput) {
  const remotes = await loadRemotes(input);
  const handlers = Object.fromEntries(
    locales.map((locale) => [locale, createStaticHandler(framedRoutes(locale, remotes))]),
  ) as Record<Locale, StaticHandler>;
  const font = readFont(input);
  const openings = Object.fromEntries(
    locales.map((locale) => [
      locale,
      createOpening({
        locale,
        composition: input.compositionId,
        font,
        brand: input.brand,
        navigation: input.navigation,
      }),
    ]),
  ) as Record<Locale, DocumentOpening>;
  return { handlers, readStyle: createStyleReader(input), openings, fragmentsFor: createFragments() };
}

export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Renders pages of one composition (docs/architecture.md: one composition per request). */
export function createRenderer(input: RendererInput) {
  let prerendered: Promise<Prepared> | null = null;

  const render = async ({ url, fetch, texts, signal }: RenderInput): Promise<RenderResult> => {
    prerendered ??= prepare(input);
    const { handlers, readStyle, openings, fragmentsFor } = await prerendered;
    const address = new URL(url, input.publicUrl);
    const locale = localeOfPath(address.pathname);
    const { texts: allTexts, url: textsUrl } = texts(locale);
    const i18n = createI18n({ locale, texts: allTexts });
    const context = new RouterContextProvider();
    const transport =
      (upstream: 'api' | 'content'): Transport =>
      async ({ path, signal: own }) => {
        const { keptSince, ...answer } = await fetch({ upstream, path, signal: own });
        return keptSince ? { ...answer, headers: { [keptSinceHeader]: keptSince } } : answer;
      };
    const { degradations, omissions, report, onOmissions } = createDegradedAnswers();
    const content = createContentClient({ transport: transport('content'), report: report('content'), onOmissions });
    let isSenseless = false;
    const onUnprocessable = () => {
      isSenseless = true;
    };
    const hooks = { onUnprocessable };
    context.set(appContext, {
      locale,
      api: createApiClient({ transport: transport('api'), report: report('api'), cacheSize: 0, hooks }),
      content,
      isDocument: true,
    });
    const handler = handlers[locale];
    let seo: ReturnType<typeof readExternalSeo> | undefined;
    // Beside the loader: the page waits for neither longer than for the other.
    context.set(pageListener, (page) => {
      if (isSeoExternal(page))
        seo = readExternalSeo(content, { locale, path: pathBelowPrefix(address.pathname), signal });
    });
    const answer = await handler.query(new Request(address, { signal }), { requestContext: context });
    if (answer instanceof Response) return { ...redirectResult(answer, url), degradations };
    // As in a tab (specification §8.5); at home there is no better place to go.
    const home = paths.home(locale);
    if (isSenseless && address.pathname !== home) {
      return {
        ...redirectResult(Response.json(null, { status: 302, headers: { Location: home } }), url),
        cache: 'private',
        degradations,
      };
    }
    const page = matchedPage(answer.matches);
    const lost = resolveErrors(answer, page?.remote.name, url, input);
    const pageSeo = await seo;
    const result = renderPage({
      input,
      readStyle,
      handler,
      answer,
      page,
      i18n,
      fragments: fragmentsFor(i18n, allTexts, page?.remote.name ?? 'shell'),
      textsUrl,
      address,
      opening: openings[locale],
      lost,
      seo: pageSeo,
    });
    return { ...result, degradations, omissions };
  };

  return { render };
}

/** Errors become plain data that the browser can take over; what an operator should know is reported. */
function resolveErrors(
  answer: StaticHandlerContext,
  remote = 'shell',
  path: string,
  { report }: RendererInput,
): string[] {
  if (!answer.errors) return [];
  const lost: string[] = [];
  for (const [id, error] of Object.entries(answer.errors)) {
    const problem = pageProblemOf(error);
    answer.errors[id] = problem;
    answer.statusCode = problem.status;
    if (problem.status < 500) continue;
    lost.push(remote);
    report({ remote, error, path });
  }
  return lost;
}

function redirectResult(response: Response, path: string): RenderResult {
  const location = response.headers.get('Location');
  const isRedirect = response.status >= 300 && response.status < 400 && location;
  if (!isRedirect) throw new Error(`[shell] a loader of ${path} answered ${response.status} instead of data.`);
  return {
    status: response.status,
    location,
    html: new Uint8Array(),
    cache: 'public',
    styleHashes: [],
    route: 'redirect',
    lostRemotes: [],
  };
}
