/** What a document says of itself and where it leads. */
export type PageFacts = {
  h1: number;
  /** The levels of its headings, in its order. */
  levels: number[];
  /** Addresses on its own site that its links lead to, without a place in them. */
  links: string[];
  /** Places of its own that its links lead to and that are not there. */
  deadPlaces: string[];
  /** Its words and the names of its parts, as they stand. */
  words: string[];
};

/** Reads the body of a document; runs in a browser and stands alone. */
export function readPageFacts(page: Document): PageFacts {
  const all = <Kind extends Element>(selector: string) => [...page.body.querySelectorAll<Kind>(selector)];
  for (const element of all('script, style, template')) element.remove();
  const hrefs = all<HTMLAnchorElement>('a[href]').map((link) => link.getAttribute('href') ?? '');
  const places = hrefs.filter((href) => /^#[^=]+$/.test(href)).map((href) => decodeURIComponent(href.slice(1)));
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '');
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    words.push(...all(`[${name}]`).map((element) => element.getAttribute(name)?.trim() ?? ''));
  return {
    h1: all('h1').length,
    levels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
    links: [...new Set(hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, '')))],
    deadPlaces: [...new Set(places.filter((place) => page.getElementById(place) === null))],
    words: [...new Set(words)].filter((text) => text !== ''),
  };
}
