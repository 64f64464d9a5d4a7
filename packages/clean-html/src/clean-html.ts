import { linkSchema } from '@vitryna/contracts/api';
import { externalRel, splitLinks } from '@vitryna/contracts/plain-links';
import sanitize from 'sanitize-html';

/** The content that editors may write: text, links, lists, tables. Pictures and videos are blocks of their own. */
const allowedTags =
  'a b blockquote br caption code em h2 h3 h4 hr i li ol p s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
/** These elements have no text: it goes with them. */
const nonTextTags =
  'embed frameset iframe math noembed noframes noscript object option plaintext script select style svg template textarea title xmp'.split(
    ' ',
  );
/** Longest text, in characters: some hundred printed pages. */
const maxLength = 512 * 1024;
/** Browsers end a document's nesting here, too. Below it every step of the parser is short, so its time grows with the length alone. */
const maxDepth = 512;

class TooDeep extends Error {}

/** Lines that end by themselves: line breaks of such a text are those of its source. */
const blocks = /<(?:blockquote|br|h[2-4]|hr|[ou]l|li|p|table)>/;

const isExternal = (href: string) => /^https?:/i.test(href);

/** Addresses that a browser would read otherwise than they look are left out: what holds controls, spaces or quotes. */
function readHref({ href = '' }: sanitize.Attributes): sanitize.Attributes {
  const address = href.trim();
  if (/[\p{Cc}\s"<>]/u.test(address) || !linkSchema.safeParse(address).success) return {};
  return isExternal(address) ? { href: address, rel: externalRel } : { href: address };
}

const options: sanitize.IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attributes) => ({ tagName, attribs: readHref(attributes) }) },
};

/** Words of clean HTML with their plain addresses as links (specification §5); what stands in a link is one already. */
function withLinks(clean: string): string {
  let isInLink = 0;
  const link = (text: string) =>
    splitLinks(text)
      .map((part) => (typeof part === 'string' ? part : `<a href="${part.href}" rel="${externalRel}">${part.href}</a>`))
      .join('');
  // Clean HTML has `<` and `>` around tags only.
  return clean
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (!piece.startsWith('<')) return isInLink > 0 ? piece : link(piece);
      if (/^<\/?a[ >]/.test(piece)) isInLink += piece.startsWith('</') ? -1 : 1;
      return piece;
    })
    .join('');
}

/**
 * HTML of editors with the allowed tags only, without attributes but those of links, and with every tag closed: what stands in
 * a page cannot run, style or end anything around it. Plain addresses become links, line breaks of a text without paragraphs `<br>`.
 * Null for what no editor writes: a text that is longer or nested deeper.
 */
export function cleanHtml(html: string): string | null {
  if (html.length > maxLength) return null;
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > maxDepth) throw new TooDeep();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    // In text and attributes `>` is escaped, so this stands at the end of empty elements only.
    const clean = withLinks(sanitize(html, { ...options, onOpenTag, onCloseTag }).replaceAll(' />', '>'));
    return blocks.test(clean) ? clean : clean.trim().replaceAll(/\r\n?|\n/g, '<br>');
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}
