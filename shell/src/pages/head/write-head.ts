import type { ContentClient } from '@vitryna/api-client';
import type { I18n } from '@vitryna/i18n';
import { type DataRouter, matchedPage } from '@vitryna/navigation';
import { pathBelowPrefix } from '@vitryna/routing';
import { type ExternalSeo, readExternalSeo } from '../../document/external-seo.ts';
import { headTags } from '../../document/head-tags.ts';
import { trustedJson } from '../../tab/trusted-scripts.ts';
import { isSeoExternal, pageHead } from './page-head.ts';

export type HeadInput = { i18n: I18n; publicUrl: string; content: ContentClient };

/** The content service's answers in this tab, by path; what it did not answer is asked again. */
const known = new Map<string, ExternalSeo>();

/** Writes the head of the page that the router shows; words of the content service follow when they are here. */
export async function writeHead(router: DataRouter, input: HeadInput): Promise<void> {
  const { location, matches } = router.state;
  if (!isSeoExternal(matchedPage(matches))) return write(router, input, undefined);
  const path = pathBelowPrefix(location.pathname);
  const found = known.get(path);
  write(router, input, found);
  if (found) return;
  const seo = await readExternalSeo(input.content, { locale: input.i18n.locale, path });
  if (seo) known.set(path, seo);
  // The shopper may have gone on meanwhile.
  if (router.state.location.key === location.key) write(router, input, seo);
}

function write(router: DataRouter, { i18n, publicUrl }: HeadInput, seo: ExternalSeo | null | undefined): void {
  const { location, matches, loaderData, errors } = router.state;
  const page = matchedPage(matches);
  const head = pageHead({ page, loaderData, match: matches.at(-1)?.route.id, errors, i18n, seo });
  const { pathname, search } = location;
  const tags = headTags({
    head,
    locale: i18n.locale,
    publicUrl,
    pathname,
    search,
    query: page?.declaration.query,
    brand: i18n.t('Trademark'),
  });
  document.title = tags.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const meta of tags.metas) append('meta', meta);
  for (const meta of tags.properties) append('meta', meta);
  for (const link of tags.links) append('link', link);
  for (const data of tags.structuredData) {
    const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
    append('script', { type: 'application/ld+json' }).textContent = trustedJson(text);
  }
}

function append(name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('data-head', '');
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return document.head.appendChild(element);
}
