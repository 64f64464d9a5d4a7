/** How much is kept of each kind; what was used longest ago goes first. Bytes are counted unpacked. */
export const limits = {
  pages: { entries: 40, bytes: 10 * 1024 * 1024 },
  files: { entries: 300, bytes: 12 * 1024 * 1024 },
  pictures: { entries: 300, bytes: 20 * 1024 * 1024 },
} as const;

/**
 * How long a page may take while the browser believes in a connection, in milliseconds, before its kept copy is shown: longer
 * than the gateway itself gives a render, so that it is the line and not the store that is slow.
 */
export const deadLineMs = 10_000;
