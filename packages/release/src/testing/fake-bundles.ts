import type { RouteDeclaration } from '@vitryna/contracts/release';

/**
 * The server bundle of a remote whose pages answer `<name> <version>` of the API's `/hello`, with the shared React's
 * identity in the markup.
 */
export function fakeRemoteBundle(version: string, routes: Pick<RouteDeclaration, 'page'>[]): string {
  const pages = routes.map(
    ({ page }) => `${JSON.stringify(page)}: async () => ({ version: '${version}', react: React.id })`,
  );
  return `const React = require('react');\nmodule.exports = { pages: { ${pages.join(', ')} }, modals: {} };\n`;
}

/**
 * The server bundle of a shell that finds a page by comparing the path with the routes' paths, asks the API for
 * `/hello`, and writes composition, versions, variant, styles, texts and a link with its query into the markup, so that tests can see a mixture. Searching
 * for `throw`, `hang` or `moved` does that.
 */
export function fakeShellBundle(version: string): string {
  return `
const { createHash } = require('node:crypto');
const shared = { react: { id: 'react of shell ${version}' } };
const hashOf = (css) => createHash('sha256').update(css).digest('base64');
const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
exports.shared = shared;
exports.createRenderer = (input) => ({
  async render({ url, fetch, texts, signal }) {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const locale = pathname === '/' || /^\\/ua(\\/|$)/.test(pathname) ? 'uk' : 'ru';
    const path = pathname.replace(/^\\/(ua|ru)(?=\\/|$)/, '').replace(/^\\//, '');
    const base = { html: '', styleHashes: [], lostRemotes: [], route: '', cache: 'public', status: 200 };
    for (const remote of input.remotes) {
      const route = remote.release.routes.find((candidate) => candidate.path === path);
      if (!route) continue;
      if (searchParams.get('searchQuery') === 'throw') throw new Error('secret of the renderer');
      if (searchParams.get('searchQuery') === 'hang') await new Promise(() => {});
      if (searchParams.get('searchQuery') === 'moved') return { ...base, status: 301, location: '/moved' };
      const css = input.readCss('/assets/' + remote.name + '/' + remote.release.version + '/styles.css');
      const answer = await fetch({ upstream: 'api', path: '/hello', signal });
      const lost = remote.module === null;
      const page = lost ? null : await remote.module.pages[route.page]();
      const asset = '/assets/' + remote.name + '/' + remote.release.version + '/entry.js';
      const write = ({ theme, hasFont, looks }) => Buffer.from('<!doctype html><html lang="' + locale + '" data-variant="' +
        [theme, hasFont && 'font', ...looks].filter(Boolean).join(' ') + '" data-composition="' + input.compositionId + '">');
      const opening = write({ theme: null, hasFont: false, looks: [] });
      const writeQuery = (search) => Buffer.from(escape(search));
      const own = writeQuery(new URL(url, 'http://localhost').search);
      const twin = Buffer.from('<a hreflang="ru" href="');
      return {
        ...base,
        opening: { length: opening.length, write },
        status: answer.status >= 500 ? 503 : 200,
        cache: lost || answer.status >= 500 ? 'private' : route.cache,
        route: route.name,
        styleHashes: [hashOf(css)],
        lostRemotes: lost ? [remote.name] : [],
        query: { places: [opening.length + twin.length], length: own.length },
        html: Buffer.concat([opening, twin, own, Buffer.from('"></a><title data-url="' + escape(url) + '"></title><style>' + css + '</style><script type="module" src="' + asset + '" integrity="sha384-a"></script>' +
          '<p data-version="' + (page ? page.version : 'lost') + '" data-react="' + (page ? page.react : '') + '">' +
          escape(JSON.stringify(answer.body)) + '</p><a href="' + texts(locale).url + '">' +
          escape(texts(locale).texts.Hello ?? '') + '</a>' + '<!-- filling -->'.repeat(100) + '</html>')]),
      };
    }
    return { ...base, status: 404, cache: 'private', route: 'not-found', html: '<!doctype html><h1>404</h1>' };
  },
});
exports.renderMaintenance = ({ locale, maintenance, config }) => ({
  status: 503, html: '<!doctype html><html lang="' + locale + '"><h1>maintenance: ' + maintenance.message + ' ' +
    JSON.stringify(config) + '</h1></html>',
  cache: 'private', styleHashes: [], route: 'maintenance', lostRemotes: [],
});
`;
}
