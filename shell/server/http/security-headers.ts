import { trustPolicy } from '@vitryna/contracts/trust';
import { videoHost } from '@vitryna/contracts/video-links';
import { reportsPath } from './reports.ts';
import type { FlatHeaders } from './request-context.ts';

/** The hosts of Google's scripts; allowed only in a store that is configured with a container of theirs. */
const analyticsHosts =
  ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
/** The policy by which Google's scripts write to a page that enforces Trusted Types. */
const analyticsTrust = ' goog#html';
/** Name of the receiver in `Reporting-Endpoints`, for whatever reports there are. */
const endpoint = 'reports';

/** The inputs of a page's policy. */
export type PageFacts = {
  /** Whether the store is configured with a container of Google. */
  hasAnalytics?: boolean;
  /** False for code from before there was a policy of Trusted Types, as after a rollback. */
  passesTrust?: boolean;
  /** Whether it plays videos of the channel. */
  hasVideos?: boolean;
  /** The origin that its forms go to instead of the store's own. */
  formsTo?: string;
};

/**
 * The Content-Security-Policy of a page: nothing is allowed that is not named. No nonces: the only inline things are style blocks,
 * allowed by their hashes, so that a cached page keeps its policy. Speculation rules are data, and only that: no inline script runs, and
 * no text becomes HTML or a script's address but through the store's own policy (decision 124).
 */
export function contentSecurityPolicy(styleHashes: string[], page: PageFacts = {}): string {
  const { hasAnalytics = false, passesTrust = true, hasVideos = false, formsTo = "'self'" } = page;
  const styles = styleHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const scripts = hasAnalytics ? ' https://www.googletagmanager.com' : '';
  const counters = hasAnalytics ? analyticsHosts : '';
  return [
    "default-src 'none'",
    `script-src 'self' 'inline-speculation-rules'${scripts}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data:${counters}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${counters}`,
    ...(hasVideos ? [`frame-src ${videoHost}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${formsTo}`,
    "frame-ancestors 'none'",
    ...(passesTrust
      ? ["require-trusted-types-for 'script'", `trusted-types ${trustPolicy}${hasAnalytics ? analyticsTrust : ''}`]
      : []),
    // Browsers that do not know the previous take the latter.
    `report-to ${endpoint}`,
    `report-uri ${reportsPath}`,
  ].join('; ');
}

/** Headers of every HTML answer. Headers of the whole site are on every answer (`assembly/setup.ts`). */
export function securityHeaders(styleHashes: string[], page: PageFacts = {}): FlatHeaders {
  return [
    'Content-Security-Policy',
    contentSecurityPolicy(styleHashes, page),
    'Reporting-Endpoints',
    `${endpoint}="${reportsPath}"`,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
  ];
}

/**
 * On every answer of a store that shoppers reach by https, wherever TLS ends: a browser asks for it by nothing else for a year. Without
 * `preload`: whether the name belongs into the browsers' own list is the operator's to say.
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const;
