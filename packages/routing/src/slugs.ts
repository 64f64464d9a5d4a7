import { isTakenSegment } from '@vitryna/contracts/addresses';

const slugPattern = /^[0-9a-z-]{1,120}$/;

/** Whether a text is made like a slug: digits, lowercase letters and hyphens (specification §2). */
export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/**
 * Whether a first segment can name a category (reading 4): a slug, and neither a language nor the gateway's own. That no page has it is
 * known where the routes are composed.
 */
export function isCategorySlug(text: string): boolean {
  return isSlug(text) && !isTakenSegment(text);
}

/** The meaning of the second of two segments. */
export type SecondSegment =
  | { kind: 'product'; productSlug: string }
  | { kind: 'filters'; segment: string }
  | { kind: 'notFound' };

/** Decides between the two pages that share a pattern (reading 4); `segment` is decoded. */
export function parseSecondSegment(segment: string): SecondSegment {
  if (isSlug(segment)) return { kind: 'product', productSlug: segment };
  return segment.includes('=') ? { kind: 'filters', segment } : { kind: 'notFound' };
}
