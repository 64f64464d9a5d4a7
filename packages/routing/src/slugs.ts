import { reservedSegments } from '@vitryna/contracts/constants';

const slugPattern = /^[0-9a-z-]{1,120}$/;
const reserved: ReadonlySet<string> = new Set(reservedSegments);

/** Whether a text is made like a slug: digits, lowercase letters and hyphens (specification §2). */
export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/** Whether a first segment can name a category: a slug that no fixed page owns (reading 4). */
export function isCategorySlug(text: string): boolean {
  return isSlug(text) && !reserved.has(text);
}

/** What the second of two segments means. */
export type SecondSegment =
  | { kind: 'product'; productSlug: string }
  | { kind: 'filters'; segment: string }
  | { kind: 'notFound' };

/** Decides between the two pages that share a pattern (reading 4); `segment` is decoded. */
export function parseSecondSegment(segment: string): SecondSegment {
  if (isSlug(segment)) return { kind: 'product', productSlug: segment };
  return segment.includes('=') ? { kind: 'filters', segment } : { kind: 'notFound' };
}
