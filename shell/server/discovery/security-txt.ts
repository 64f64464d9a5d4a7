import type { Config } from '@vitryna/contracts/api';
import { locales } from '@vitryna/contracts/languages';
import { type Middleware, sendText } from '../http/request-context.ts';

const dayMs = 86_400_000;

export type SecurityTextOptions = {
  publicUrl: string;
  /** The contact for security reports; left out, the mail address of the store's configuration. */
  contact: string | null;
  /** Days from today after which the file should no longer be believed (RFC 9116 §2.5.5: less than a year). */
  days: number;
  config: () => Config | null;
  now: () => number;
};

/** Text of `security.txt` (RFC 9116); `contact` is a `mailto:` or `https:` address. */
export function securityText(publicUrl: string, contact: string, expiresAt: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expiresAt.toISOString()}`,
    `Preferred-Languages: ${[...new Set([...locales, 'en'])].join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** An address that fits on one line of the file, or null. */
function contactOf(address: string | undefined): string | null {
  if (!address || !/^[!-~]+$/.test(address)) return null;
  if (/^(?:mailto:|https:\/\/)/.test(address)) return address;
  return /^[^@/:]+@[^@/:]+$/.test(address) ? `mailto:${address}` : null;
}

/** `/.well-known/security.txt`; 404 while nobody is known to report to. */
export const createSecurityText =
  ({ publicUrl, contact, days, config, now }: SecurityTextOptions): Middleware =>
  (context) => {
    if (context.pathname !== '/.well-known/security.txt') return false;
    const known = contactOf(contact ?? config()?.legal.email);
    // From midnight: the same bytes all day.
    const expiresAt = new Date((Math.floor(now() / dayMs) + days) * dayMs);
    if (known) sendText(context, 200, securityText(publicUrl, known, expiresAt));
    else sendText(context, 404, 'not found\n');
    return true;
  };
