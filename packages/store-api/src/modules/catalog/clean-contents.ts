import { cleanHtml } from '@vitryna/clean-html';
import type { Body } from '@vitryna/contracts/api';
import { perLocale } from '@vitryna/contracts/languages';
import { LRUCache } from 'lru-cache';

/** Texts that were cleaned and may be asked for again: a product is looked at more often than it is written. */
const maxKept = 2000;
const kept = new LRUCache<string, string>({ max: maxKept });

/** A text that no editor writes is none. */
function clean(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const text = cleanHtml(html) ?? '';
  kept.set(html, text);
  return text;
}

/**
 * Texts of products and categories as they may stand in a page. They are cleaned when they are read: what was imported by another version,
 * or written past the import, is cleaned too.
 */
export const cleanContents = (contents: readonly Body[]): Body[] =>
  contents.map(({ type, body }) => ({ type, body: perLocale((locale) => clean(body[locale])) }));
