import type { FlatHeaders } from './exchange.ts';

/**
 * The Content-Security-Policy of a page. No nonces: the only inline things are style blocks, allowed by their hashes, so
 * that a cached page keeps its policy.
 */
export function contentSecurityPolicy(styleHashes: string[]): string {
  const styles = styleHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers of a page; HSTS only where the store is served over TLS. */
export function securityHeaders(styleHashes: string[], isHttps: boolean): FlatHeaders {
  return [
    'Content-Security-Policy',
    contentSecurityPolicy(styleHashes),
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
