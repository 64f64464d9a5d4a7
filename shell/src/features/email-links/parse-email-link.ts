import { withoutEmail } from '@vitryna/contracts/visit';

/**
 * Reads what the link of an e-mail brought, `?recovery=`, `?confirm=` or `?unsubscribe=` with its `list` (specification §2), and takes
 * it out of the address before anything else looks there: tokens are secrets, so no link of the page, no history entry, no
 * report and no `Referer` may carry them on. An empty one counts too: its answer says what to do then.
 *
 * @returns the whole query, or null when it holds nothing of an e-mail
 */
export function parseEmailLink(): URLSearchParams | null {
  const { pathname, search, hash } = location;
  const rest = withoutEmail(search);
  if (rest === search) return null;
  history.replaceState(history.state, '', pathname + rest + hash);
  return new URLSearchParams(search);
}
