import { linkSchema } from '../api/scalars.ts';

/** What editors may write: text, links, lists, tables. Pictures and videos are blocks of their own. */
const allowed = new Set(
  'a b blockquote br caption code em h2 h3 h4 hr i li ol p s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const voids = new Set(['br', 'hr']);
/** What these hold is no text: it goes with them. */
const swallowed = new Set(
  'embed frameset iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
    ' ',
  ),
);

const pattern = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<|[^<]+/gi;
const hrefPattern = /(?:^|[\s/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Addresses that a browser would read otherwise than they look are left out: entities, controls, spaces. */
function hrefOf(attributes: string): string {
  const [, double, single, bare] = hrefPattern.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? '').trim();
  const isPlain = !/[\p{Cc}\s"<>]|&#|&(?:colon|sol|bsol|tab|newline)/iu.test(href);
  return isPlain && linkSchema.safeParse(href).success ? ` href="${href}"` : '';
}

/**
 * HTML of editors with the allowed tags only, without attributes but the `href` of links, and with every tag closed: what stands in
 * a page cannot run, style or end anything around it.
 */
export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let clean = '';
  let skipped: string | null = null;
  for (const [token, slash, tag, attributes = ''] of html.matchAll(pattern)) {
    const name = tag?.toLowerCase();
    if (skipped !== null) {
      if (slash && name === skipped) skipped = null;
    } else if (name === undefined) {
      if (token === '<') clean += '&lt;';
      else if (!token.startsWith('<')) clean += token.replaceAll('>', '&gt;');
    } else if (slash) {
      // An end tag without its beginning would close an element of the page.
      const at = open.lastIndexOf(name);
      if (at !== -1) for (const inner of open.splice(at).reverse()) clean += `</${inner}>`;
    } else if (swallowed.has(name)) {
      skipped = name;
    } else if (allowed.has(name)) {
      clean += `<${name}${name === 'a' ? hrefOf(attributes) : ''}>`;
      if (!voids.has(name)) open.push(name);
    }
  }
  for (const name of open.reverse()) clean += `</${name}>`;
  return clean;
}
