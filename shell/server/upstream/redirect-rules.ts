import type { Redirect } from '@vitryna/contracts/api';
import { encodeSegment, normalisePath } from '@vitryna/routing';

/** A table that can be answered from: path → where it ends, without loops and without a step in between. */
export type RedirectRules = ReadonlyMap<string, Redirect>;

/** A line that was left out, and why. */
export type RefusedRedirect = { from: string; reason: string };

/** More steps than anybody means. */
const maxSteps = 20;

/** A path as requests spell it: editors write e-mails, browsers send percent signs. Null for what no request can ask for. */
export function pathKey(path: string): string | null {
  if (!path.startsWith('/') || path.includes('?') || path.includes('#')) return null;
  let decoded: string[];
  try {
    decoded = path.split('/').map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
  if (decoded.some((segment) => /[/\\\p{Cc}]/u.test(segment) || segment === '.' || segment === '..')) return null;
  return decoded.map(encodeSegment).join('/');
}

/**
 * A target that may be answered, or null. Only a whole http(s) address leaves the site; everything a browser could read as one
 * although it does not look like one (`//host`, `/\host`, control characters, `user@host`) is refused.
 */
export function safeTarget(to: string, publicUrl: string): string | null {
  if (/[\\\p{Cc}\s]/u.test(to)) return null;
  if (to.startsWith('/')) {
    if (to.startsWith('//')) return null;
    const { pathname, search, hash } = new URL(to, publicUrl);
    const isPage = normalisePath(pathname).kind !== 'bad' && !pathname.startsWith('//');
    return isPage ? pathname + search + hash : null;
  }
  if (!/^https?:\/\/[^/]/i.test(to)) return null;
  const url = URL.parse(to);
  if (url === null || url.username !== '' || url.password !== '') return null;
  // An absolute address of the store itself is a path of it: it can be part of a loop.
  if (url.origin === new URL(publicUrl).origin) return safeTarget(url.pathname + url.search + url.hash, publicUrl);
  return url.href;
}

/** The redirect of the gateway's own rules (trailing slash, `/ua`). */
function settled(target: string): string {
  const { pathname } = new URL(target, 'http://store');
  const path = normalisePath(pathname);
  return path.kind === 'redirect' ? path.to : pathname;
}

/** Checks the whole table once: what is unsafe or goes round in a circle is left out and named. */
export function createRedirectRules(
  table: readonly Redirect[],
  publicUrl: string,
): { rules: RedirectRules; refused: RefusedRedirect[] } {
  const refused: RefusedRedirect[] = [];
  const lines = new Map<string, Redirect>();
  for (const { from, to, code } of table) {
    const key = pathKey(from);
    const target = code === 410 ? '/' : safeTarget(to, publicUrl);
    if (key === null) refused.push({ from, reason: 'no request can ask for this path' });
    else if (target === null) refused.push({ from, reason: 'the target is not an address that may be answered' });
    else lines.set(key, { from: key, to: target, code });
  }
  const rules = new Map<string, Redirect>();
  for (const [key, line] of lines) {
    const end = follow(line, lines);
    if (end) rules.set(key, end);
    else refused.push({ from: key, reason: 'it goes round in a circle' });
  }
  return { rules, refused };
}

/** Walks a chain to its end; null for a circle, which has none. Permanent only when every step is. */
function follow(first: Redirect, lines: ReadonlyMap<string, Redirect>): Redirect | null {
  let { to, code } = first;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (code === 410 || !to.startsWith('/')) return { ...first, to, code };
    const next = lines.get(settled(to));
    if (!next) return { ...first, to, code };
    to = next.to;
    code = next.code === 410 ? 410 : code === 301 && next.code === 301 ? 301 : 302;
  }
  return null;
}
