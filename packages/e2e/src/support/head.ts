/** What search engines and social networks read of a page. */
export type Head = {
  title: string;
  metas: Record<string, string>;
  canonical: string | null;
  alternates: Record<string, string>;
  structuredData: Record<string, unknown>[];
};

/** Reads the head of a document; runs in a browser and stands alone. */
export function readHead(page: Document): Head {
  const all = <Kind extends Element>(selector: string) => [...page.head.querySelectorAll<Kind>(selector)];
  return {
    title: page.title,
    metas: Object.fromEntries(
      all<HTMLMetaElement>('meta[data-head]').map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
    ),
    canonical: page.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
    alternates: Object.fromEntries(
      all<HTMLLinkElement>('link[rel="alternate"]').map((link) => [link.hreflang, link.href]),
    ),
    structuredData: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '')),
  };
}
