import type { Locale } from '@vitryna/contracts/constants';
import { type PackedPage, packHtml, unpackHtml } from '@vitryna/release';
import { editorPaths } from '@vitryna/strapi/pass';
import { draftWords, previewWords } from '../locales/words.ts';

/** Paths of previews, below the gateway's `/builds/`; a link's signature stands in its query, which no log keeps. */
export const previewPaths = {
  link: '/builds/preview',
  leave: '/builds/preview/leave',
  style: '/builds/preview/bar.css',
};

/** Stands at the end of the page and stays in sight while it is scrolled, so that it covers nothing that cannot be reached. */
export const previewStyle = `#preview-bar{position:sticky;bottom:0;z-index:50;display:flex;flex-wrap:wrap;gap:4px 16px;
justify-content:center;padding:8px 16px;background:#16181a;color:#fff;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
#preview-bar a{color:inherit;padding-block:8px;margin-block:-8px}`;

const bar = (text: string, leave: { path: string; text: string }): string =>
  `<link rel="stylesheet" href="${previewPaths.style}"><aside id="preview-bar"><span>${text}</span>` +
  `<a href="${leave.path}" rel="nofollow" data-document>${leave.text}</a></aside>`;

/** Says in the language of the page what is previewed, and leads out of it. */
export const previewBar = (locale: Locale, app: string, version: string): string =>
  bar(`${previewWords[locale].shows} ${app} ${version}`, {
    path: previewPaths.leave,
    text: previewWords[locale].leave,
  });

/** Says in the language of the page that it shows what is not published yet, and leads out of that. */
export const draftBar = (locale: Locale): string =>
  bar(draftWords[locale].shows, { path: editorPaths.leave, text: draftWords[locale].leave });

/** A rendered page with the bar at its end: behind every place that what was rendered counts. */
export async function withBar(result: PackedPage, bar: string): Promise<PackedPage> {
  if (result.html.length === 0) return result;
  const html = await unpackHtml(result.html);
  const end = html.lastIndexOf('</body>');
  const at = end === -1 ? html.length : end;
  const withIt = Buffer.concat([html.subarray(0, at), Buffer.from(bar), html.subarray(at)]);
  return { ...result, html: packHtml(withIt, 'identity') };
}
