import type { I18n } from '@vitryna/i18n';
import { headTags } from '../document/head-tags.ts';
import { pageHead } from '../document/page-head.ts';
import type { DataRouter } from '../routing/data-router.ts';
import { matchedPage } from '../routing/page-route.ts';

/** After each navigation the document's head says what the page now shows, and a screen reader hears its title. */
export function keepHead(router: DataRouter, i18n: I18n, publicUrl: string): void {
  let shown = router.state.location.key;
  router.subscribe(({ location, matches, loaderData, errors, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    const page = matchedPage(matches);
    const head = pageHead({ page, data: loaderData[matches.at(-1)?.route.id ?? ''], errors, i18n });
    const tags = headTags({
      head,
      locale: i18n.locale,
      publicUrl,
      pathname: location.pathname,
      search: location.search,
      brand: i18n.t('Vitryna'),
    });
    document.title = tags.title;
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    for (const meta of tags.metas) append('meta', meta);
    for (const meta of tags.properties) append('meta', meta);
    for (const link of tags.links) append('link', link);
  });
}

function append(name: string, attributes: Record<string, string>): void {
  const element = document.createElement(name);
  element.setAttribute('data-head', '');
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.head.append(element);
}
