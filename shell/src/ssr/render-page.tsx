import { releaseFolder } from '@vitryna/contracts/file-addresses';
import type { AssetLink, RendererInput, RenderResult } from '@vitryna/contracts/remote';
import type { I18n } from '@vitryna/i18n';
import type { PageRoute } from '@vitryna/navigation';
import { FragmentContext, SearchMark } from '@vitryna/remote-kit';
import { routeId } from '@vitryna/routing';
import { renderToString } from 'react-dom/server';
import type { createStaticHandler, StaticHandlerContext } from 'react-router';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ExternalSeo } from '../document/external-seo.ts';
import { headTags } from '../document/head-tags.ts';
import type { PageState } from '../document/page-state.ts';
import { toRouteState } from '../document/route-state.ts';
import { lostTexts } from '../modals/lost-texts.ts';
import { pageProblemOf } from '../pages/error/page-problem.ts';
import { pageHead } from '../pages/head/page-head.ts';
import { OutletGuard } from '../pages/page-body.tsx';
import { Providers } from '../tab/providers.tsx';
import {
  assetLink,
  type createStyleReader,
  type HashedStyle,
  readShellStyles,
  shellScripts,
} from './composition-assets.ts';
import { renderDocument } from './document.ts';
import type { PageFragments } from './fragments.tsx';
import type { DocumentOpening } from './opening.ts';
import { resolveQuery, searchMark } from './query-places.ts';
import { createServerStores, silentEventBus } from './server-stores.ts';

type Input = {
  input: RendererInput;
  readStyle: ReturnType<typeof createStyleReader>;
  handler: ReturnType<typeof createStaticHandler>;
  answer: StaticHandlerContext;
  page: PageRoute | null;
  i18n: I18n;
  fragments: PageFragments;
  textsUrl: string;
  address: URL;
  opening: DocumentOpening;
  lost: string[];
  seo: ExternalSeo | null | undefined;
};

/** From loaded data to the whole document. */
export function renderPage({
  input,
  readStyle,
  handler,
  answer,
  page,
  i18n,
  fragments,
  textsUrl,
  address,
  opening,
  lost,
  seo,
}: Input): RenderResult {
  const usedTexts = i18n.recordKeys();
  const body = renderBody({ input, handler, answer, page, i18n, fragments, address, lost });
  const match = answer.matches.at(-1)?.route.id;
  const head = pageHead({
    page,
    loaderData: answer.loaderData,
    match,
    errors: answer.errors,
    i18n,
    seo,
  });
  for (const key of lostTexts) i18n.t(key);
  const texts = { ...usedTexts(), ...fragments.usedTexts() };
  const isWhole = answer.errors === null;
  const release = page && input.remotes.find(({ name }) => name === page.remote.name)?.release;
  const assets = release && isWhole ? release.pages[page.declaration.page] : undefined;
  const pages = release && isWhole ? release.exposes['./pages'] : undefined;
  const { headerStyles, shellStyles } = readShellStyles(input, readStyle);
  const styles: HashedStyle[] = [
    ...shellStyles,
    ...(release && assets ? assets.css.map((file) => readStyle(release, file)) : []),
  ];
  const modules: AssetLink[] =
    release && assets
      ? [release.entry, ...(pages?.js ?? []), ...assets.js].map((file) => assetLink(release, file))
      : [];
  const state: PageState = {
    composition: input.compositionId,
    locale: i18n.locale,
    publicUrl: input.publicUrl,
    texts,
    textsUrl,
    remotes: input.remotes.map(({ name, release: { version, entry: file, routes } }) => ({
      name,
      base: releaseFolder({ name, version }),
      entry: file.replace(/^client\//, ''),
      routes: routes.map(toRouteState),
    })),
    route: match,
    router: { loaderData: answer.loaderData, errors: answer.errors },
  };
  const html = renderDocument({
    locale: i18n.locale,
    opening: opening.plain,
    head: headTags({
      head,
      locale: i18n.locale,
      publicUrl: input.publicUrl,
      pathname: address.pathname,
      search: address.search,
      query: page?.declaration.query,
      brand: i18n.t('Trademark'),
    }),
    headerStyles,
    styles,
    scripts: shellScripts(input.shell),
    modules,
    preloadPicture: isWhole ? head.preloadPicture : undefined,
    body,
    state,
  });
  return {
    status: answer.statusCode,
    ...resolveQuery(html, address.search),
    opening: { length: opening.plain.length, write: opening.write },
    cache: isWhole && page?.declaration.cache !== 'private' ? 'public' : 'private',
    styleHashes: [...opening.styleHashes, ...[...headerStyles, ...styles].map(({ hash }) => hash)],
    route: page?.declaration.name ?? 'not-found',
    lostRemotes: lost,
  };
}

type BodyInput = Pick<Input, 'input' | 'handler' | 'answer' | 'page' | 'i18n' | 'fragments' | 'address' | 'lost'>;

/** React's marker of a boundary that failed. */
const givenUp = '<!--$!-->';

/**
 * Error boundaries do not run while rendering on the server: what throws is marked as failed and the document is rendered once
 * more around the error screen; a page costs its outlet, the frame everything but a way home.
 */
function renderBody({ input, handler, answer, page, i18n, fragments, address, lost }: BodyInput): Buffer {
  const render = (isGuarded: boolean): Buffer => {
    const html = renderToString(
      <OutletGuard value={isGuarded}>
        <FragmentContext value={fragments.serve}>
          <Providers i18n={i18n} stores={createServerStores(i18n.locale)} eventBus={silentEventBus}>
            <SearchMark value={searchMark}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, answer)}
                context={answer}
                hydrate={false}
              />
            </SearchMark>
          </Providers>
        </FragmentContext>
      </OutletGuard>,
    );
    return Buffer.from(html);
  };
  const renderWithout = (id: string, remote: string, error: unknown): Buffer => {
    const problem = pageProblemOf(error);
    input.report({ remote, error, path: address.pathname });
    lost.push(remote);
    answer.errors = { [id]: problem };
    answer.statusCode = problem.status;
    return render(true);
  };
  let html: Buffer;
  try {
    html = render(true);
  } catch (error) {
    return renderWithout(routeId(i18n.locale, 'frame'), 'shell', error);
  }
  if (!html.includes(givenUp)) return html;
  const error = findError(() => render(false));
  return renderWithout(answer.matches.at(-1)?.route.id ?? '', page?.remote.name ?? 'shell', error);
}

function findError(work: () => unknown): unknown {
  try {
    work();
    return new Error('[shell] the page failed once and not again: it depends on something outside its data.');
  } catch (error) {
    return error;
  }
}
