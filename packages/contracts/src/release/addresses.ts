/**
 * Which addresses are taken before any page is asked: plain data and rules without zod, because browsers, the service worker and the
 * release gate read the same.
 */
import { languageCodes } from '../languages.ts';

/**
 * First segments that the gateway answers itself, whatever the composition: files, upstreams, tables. First segments with a dot
 * (`/robots.txt`, `/sw.js`, `/.well-known`) are files of the gateway, too, and no pattern of a page can have one.
 */
export const gatewaySegments: readonly string[] = [
  'assets',
  'media',
  'icons',
  'user',
  'api',
  'builds',
  'health',
  'sitemaps',
  'feeds',
];

/** Pages of the shell itself, below the language: no remote has them, and for browser and worker they are pages like others. */
const shellPages: readonly string[] = ['offline'];

/** Whether an address is none of a page: the browser and the worker leave it to the gateway. A feed stands beside what it tells of. */
export function isGatewayPath(pathname: string): boolean {
  const first = pathname.split('/', 2)[1] ?? '';
  return first.includes('.') || gatewaySegments.includes(first) || pathname.endsWith('.xml');
}

/** Whether a first segment below the language is neither free for a page of a remote nor for a category. */
export function isTakenSegment(segment: string): boolean {
  const codes: readonly string[] = Object.values(languageCodes);
  return isGatewayPath(`/${segment}`) || shellPages.includes(segment) || codes.includes(segment);
}

/**
 * First segments of pages, of the specification's (reading 4) and of those beside them without JavaScript: an assortment names no category so. Only imports need it ahead of time: a
 * running store knows its pages from the routes that its composition declares, and a page wins over a category of the same name.
 */
export const pageSegments: readonly string[] = [
  'catalog',
  'search',
  'warranty',
  'about-company',
  'partnership',
  'privacy-policy',
  'public-offer',
  'reviews-policy',
  'checkout',
  'comparison',
  'order',
  'purchase-feedback',
  'account',
  'services',
  'icsee',
  'gv-ss',
  'landing-page',
  'blog',
  'faq',
  'write-to-us',
  'warranty-check',
  'delivery-cost',
];
