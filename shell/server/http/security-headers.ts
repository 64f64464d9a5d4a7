import type { FlatHeaders } from './exchange.ts';

/** Where Google's scripts count; allowed only in a store that is configured with a container of theirs. */
const analyticsHosts =
  ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/**
 * The Content-Security-Policy of a page. No nonces: the only inline things are style blocks, allowed by their hashes, so
 * that a cached page keeps its policy. Speculation rules are data, and only that: no inline script runs.
 */
export function contentSecurityPolicy(styleHashes: string[], hasAnalytics = false): string {
  const styles = styleHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const scripts = hasAnalytics ? ' https://www.googletagmanager.com' : '';
  const counters = hasAnalytics ? analyticsHosts : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'inline-speculation-rules'${scripts}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data:${counters}`,
    "font-src 'self'",
    `connect-src 'self'${counters}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers of a page; HSTS only where the store is served over TLS. */
export function securityHeaders(styleHashes: string[], isHttps: boolean, hasAnalytics = false): FlatHeaders {
  return [
    'Content-Security-Policy',
    contentSecurityPolicy(styleHashes, hasAnalytics),
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(isHttps ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ];
}
