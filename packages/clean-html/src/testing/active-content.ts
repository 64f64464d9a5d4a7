const allowed = new Set(
  'A B BLOCKQUOTE BR CAPTION CODE EM H2 H3 H4 HR I LI OL P S SMALL STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR U UL'.split(
    ' ',
  ),
);

const pageOf = (html: string) => `<div id="before"></div><div id="place">${html}</div><div id="after"></div>`;

/** Options for parsing a part of a page that is already shown. */
export function findInPart(html: string): string[] {
  const part = document.createElement('div');
  part.innerHTML = pageOf(html);
  return findIn(part);
}

/** And in one that is read with its page; nothing runs meanwhile. */
export const findInDocument = (html: string): string[] =>
  findIn(new DOMParser().parseFromString(pageOf(html), 'text/html').body);

/**
 * More than text: elements beyond those of editors, attributes but an address, addresses that lead elsewhere than they say, and whatever
 * stands outside the place that was meant for it.
 */
function findIn(root: HTMLElement): string[] {
  const found: string[] = [];
  if ([...root.childNodes].map((node) => (node as Element).id).join() !== 'before,place,after') found.push('outside');
  for (const { tagName, namespaceURI, attributes } of root.querySelectorAll('#place *')) {
    if (!allowed.has(tagName) || namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${tagName}>`);
    for (const { name, value } of attributes) {
      if (tagName === 'A' && name === 'rel' && value === 'noopener') continue;
      if (tagName !== 'A' || name !== 'href') found.push(`${tagName} ${name}`);
      else if (!isHonest(value)) found.push(`href ${value}`);
    }
  }
  if (document.createNodeIterator(root, NodeFilter.SHOW_COMMENT).nextNode()) found.push('a comment');
  return found;
}

/** An address is of the site, or names its host as browsers read it. */
function isHonest(address: string): boolean {
  const { protocol, origin } = new URL(address, 'https://store.example/ua/');
  if (protocol === 'mailto:' || protocol === 'tel:') return true;
  return origin === 'https://store.example' || (/^https?:$/.test(protocol) && /^https?:\/\//i.test(address));
}
