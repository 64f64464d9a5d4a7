/**
 * Reads `?recovery=<token>` (specification §2) and takes it out of the address before anything else looks there: it is a secret,
 * so no link of the page, no history entry, no report and no `Referer` may carry it on. An empty token counts too: its modal
 * then offers a new link.
 *
 * @returns the token, or null when the address has none
 */
export function takeRecovery(): string | null {
  const { pathname, search, hash } = location;
  const token = new URLSearchParams(search).get('recovery');
  if (token === null) return null;
  const rest = search.replace(/(?<=[?&])recovery(?:=[^&]*)?(?:&|$)/g, '').replace(/[?&]$/, '');
  history.replaceState(history.state, '', pathname + rest + hash);
  return token;
}
