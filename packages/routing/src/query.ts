/** The query of an address, without what is empty. */
export function query(entries: Record<string, string | undefined>): string {
  const given = Object.entries(entries).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
