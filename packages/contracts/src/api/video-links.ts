/** The host of video players: the channel's host that sets no cookies before a film begins. */
export const videoHost = 'https://www.youtube-nocookie.com';

const hosts = new Set(['youtube.com', 'youtube-nocookie.com']);
/** The prefix of the id in a path. */
const folders = new Set(['embed', 'shorts', 'live', 'v']);

const isId = (text: string | null | undefined): text is string => /^[A-Za-z0-9_-]{11}$/.test(text ?? '');

/**
 * The id of a video by any address of it: to watch (`/watch?v=`), to embed, a short, a short link (`youtu.be/`). Null for every other text.
 * It is read once, from left to right, however long it is.
 */
export function videoIdOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const [, first, second] = pathname.split('/', 3);
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtu.be') return isId(first) ? first : null;
  if (!hosts.has(host)) return null;
  const id = first === 'watch' ? searchParams.get('v') : folders.has(first ?? '') ? second : null;
  return isId(id) ? id : null;
}
