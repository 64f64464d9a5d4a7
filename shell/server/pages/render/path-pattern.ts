/**
 * A route's path as an expression over the path below the language. Parameters for filters take what holds `=`, others what does not:
 * so the two patterns of two segments are told apart as the shell does it (reading 4).
 */
export function pathPattern(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment === '*') return '/.*';
    if (!segment.startsWith(':')) return `/${asWritten(segment)}`;
    const one = segment.startsWith(':specifications') ? '/[^/]*=[^/]*' : '/[^/=]+';
    return segment.endsWith('?') ? `(?:${one})?` : one;
  });
  return new RegExp(`^${source.join('') || '/'}$`);
}

const asWritten = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Paths that name a segment come before those that leave it open. */
export const pathOrder = (path: string): string => path.replaceAll(/:[^/]*|\*/g, '~');
