import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The credentials of an `Authorization` header: a tool's bearer token, or the password that a browser was given, under any name. */
function shownIn(header: string): string | null {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme === '') return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Whether a header shows the token; it takes as long whatever is shown. Nothing does where there is none. */
export function createTokenCheck(token: string | null): (authorization: string | undefined) => boolean {
  if (token === null) return () => false;
  const expected = digest(token);
  return (authorization) => {
    const shown = shownIn(authorization ?? '');
    return shown !== null && timingSafeEqual(digest(shown), expected);
  };
}
