import { createHash } from 'node:crypto';

/** `sha384-…` of the bytes, as in the `integrity` attribute of Subresource Integrity. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
