import { linkSchema } from '../api/scalars.ts';
import { outsideRel, splitLinks } from '../plain-links.ts';

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

/** Where lines end by themselves: line breaks of such a text are those of its source. */
const blocks = /<(?:blockquote|br|h[2-4]|hr|[ou]l|li|p|table)>/;

/** Addresses that a browser would read otherwise than they look lead nowhere: entities, controls, spaces. */
function startOfLink(href: string): string | null {
  const isPlain = !/[\p{Cc}\s"<>]|&#|&(?:colon|sol|bsol|tab|newline)/iu.test(href);
  if (!isPlain || !linkSchema.safeParse(href).success) return null;
  return /^https?:/i.test(href) ? `<a href="${href}" rel="${outsideRel}">` : `<a href="${href}">`;
}

function linkOf(attributes: string): string {
  const [, double, single, bare] = hrefPattern.exec(attributes) ?? [];
  return startOfLink((double ?? single ?? bare ?? '').trim()) ?? '<a>';
}

const escapeEnd = (text: string): string => text.replaceAll('>', '&gt;');

/** Words with their plain addresses as links (specification §5). */
function withLinks(text: string): string {
  const write = (href: string) => {
    const start = startOfLink(href);
    return start ? `${start}${href}</a>` : href;
  };
  return splitLinks(text)
    .map((part) => (typeof part === 'string' ? escapeEnd(part) : write(part.href)))
    .join('');
}

/** The elements that are open, each known by its name at once: HTML of any depth is read in a time that grows with its length alone. */
function createOpenTags() {
  const open: string[] = [];
  const counts = new Map<string, number>();
  const close = (name: string): string => {
    counts.set(name, (counts.get(name) ?? 0) - 1);
    return `</${name}>`;
  };
  return {
    has: (name: string) => (counts.get(name) ?? 0) > 0,
    push(name: string) {
      open.push(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** Ends the last one of a name with all that it holds, or whatever is open. */
    end: (name?: string) =>
      open
        .splice(name === undefined ? 0 : open.lastIndexOf(name))
        .reverse()
        .map(close)
        .join(''),
  };
}

/**
 * HTML of editors with the allowed tags only, without attributes but the `href` of links, and with every tag closed: what stands in
 * a page cannot run, style or end anything around it. Plain addresses become links, line breaks of a text without
 * paragraphs `<br>` (contract §11).
 */
export function sanitiseHtml(html: string): string {
  const open = createOpenTags();
  let clean = '';
  let skipped: string | null = null;
  for (const [token, slash, tag, attributes = ''] of html.matchAll(pattern)) {
    const name = tag?.toLowerCase();
    if (skipped !== null) {
      if (slash && name === skipped) skipped = null;
    } else if (name === undefined) {
      if (token === '<') clean += '&lt;';
      else if (!token.startsWith('<')) clean += open.has('a') ? escapeEnd(token) : withLinks(token);
    } else if (slash) {
      // An end tag without its beginning would close an element of the page.
      if (open.has(name)) clean += open.end(name);
    } else if (swallowed.has(name)) {
      skipped = name;
    } else if (allowed.has(name)) {
      clean += name === 'a' ? linkOf(attributes) : `<${name}>`;
      if (!voids.has(name)) open.push(name);
    }
  }
  clean += open.end();
  return blocks.test(clean) ? clean : clean.trim().replaceAll(/\r\n?|\n/g, '<br>');
}
