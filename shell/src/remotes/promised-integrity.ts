/** Integrity of files of the composition, by path. */
export type IntegrityTable = Record<string, string>;

/** The integrity of the modules that the document preloads. */
export const promisedIntegrity = (): IntegrityTable =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href, integrity }) => [
      new URL(href).pathname,
      integrity,
    ]),
  );
