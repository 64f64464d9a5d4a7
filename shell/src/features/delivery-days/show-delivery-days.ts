import type { ApiClient } from '@vitryna/api-client';
import { deliveryDaysSchema, maxDayProducts } from '@vitryna/contracts/api';
import type { I18n } from '@vitryna/i18n';
import { besideStock } from '@vitryna/ui';

type Asking = { api: ApiClient; i18n: I18n };

/** Cards come in groups: what has just changed may go on changing, in milliseconds. */
const restMs = 100;

const slugOf = (href: string): string => new URL(href).pathname.split('/').at(-1) ?? '';

/** Writes the days into the cards of the document, now and as others come; gives what changes the city. */
export function showDeliveryDays({ api, i18n }: Asking): (cityRef: string) => void {
  const day = new Intl.DateTimeFormat(i18n.locale, { timeZone: 'Europe/Kyiv', day: 'numeric', month: 'short' });
  let city = '';
  /** Texts by slug; null without delivery, undefined before the request. */
  let texts = new Map<string, string | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    for (const { href, setText } of besideStock(document)) setText(texts.get(slugOf(href)) ?? null);
  };
  const ask = async () => {
    const [asked, known] = [city, texts];
    const slugs = [...new Set(besideStock(document).map(({ href }) => slugOf(href)))]
      .filter((slug) => !known.has(slug))
      .slice(0, maxDayProducts);
    write();
    if (slugs.length === 0) return;
    for (const slug of slugs) known.set(slug, null);
    try {
      const query = { cityRef: asked, slugs: slugs.toSorted() };
      const { days } = await api.get('/delivery/day/list', { schema: deliveryDaysSchema, query, isQuiet: true });
      for (const { slug, arrives } of days)
        known.set(slug, i18n.t('there on {{day}}', { day: day.format(new Date(arrives)) }));
    } catch {
      // Cards are whole without a day; those that come later ask anew.
      for (const slug of slugs) known.delete(slug);
      return;
    }
    if (texts === known) later();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), restMs);
  };
  new MutationObserver((changes) => {
    const hasElements = changes.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && !node.hasAttribute('data-late')),
    );
    if (hasElements) later();
  }).observe(document.body, { childList: true, subtree: true });
  return (next) => {
    if (next !== city) [city, texts] = [next, new Map()];
    later();
  };
}
