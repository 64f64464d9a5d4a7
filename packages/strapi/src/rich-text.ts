import { marked } from 'marked';

type Node = { type?: unknown; text?: unknown; children?: unknown; [name: string]: unknown };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((node) => typeof node === 'object' && node !== null) : [];

const marks = { code: 'code', strikethrough: 's', underline: 'u', italic: 'em', bold: 'strong' };

/** Deeper than any editor writes. */
const maxDepth = 20;

function leaf(node: Node): string {
  const text = escapeHtml(String(node.text ?? '')).replaceAll('\n', '<br>');
  return Object.entries(marks).reduce((inner, [name, tag]) => (node[name] ? `<${tag}>${inner}</${tag}>` : inner), text);
}

function element(node: Node, depth: number): string {
  const inside = () => inner(node.children, depth + 1);
  switch (node.type) {
    case 'text':
      return leaf(node);
    case 'paragraph':
      return inside() === '' ? '' : `<p>${inside()}</p>`;
    case 'heading': {
      // A page has its h1, and blocks have their h2.
      const level = Math.min(Math.max(Number(node.level) || 2, 2), 6);
      return `<h${level}>${inside()}</h${level}>`;
    }
    case 'list': {
      const tag = node.format === 'ordered' ? 'ol' : 'ul';
      return `<${tag}>${inside()}</${tag}>`;
    }
    case 'list-item':
      return `<li>${inside()}</li>`;
    case 'quote':
      return `<blockquote>${inside()}</blockquote>`;
    case 'code':
      return `<pre><code>${inside()}</code></pre>`;
    case 'link':
      return `<a href="${escapeHtml(String(node.url ?? ''))}">${inside()}</a>`;
    default:
      // A picture has a block of its own; whatever a later Strapi adds keeps its text.
      return inside();
  }
}

const inner = (children: unknown, depth: number): string =>
  depth > maxDepth
    ? ''
    : nodesOf(children)
        .map((node) => element(node, depth))
        .join('');

/**
 * Rich text of any of Strapi's editors as HTML: its blocks, Markdown, or the HTML of an editor's plug-in. It is not clean: whoever answers
 * it to browsers cleans it.
 */
export function toHtml(value: unknown): string {
  if (Array.isArray(value)) return inner(value, 0);
  if (typeof value !== 'string') return '';
  const text = value.trim();
  return text === '' || text.startsWith('<') ? text : marked.parse(text, { async: false }).trim();
}
