import { sessionHintCookie } from '@vitryna/contracts/cookies';

/** A shopper's browser: keeps the session cookie and says where it is. */
export type TestBrowser = {
  /** Sends a request; the body of a POST is sent as JSON. */
  request: (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** The same, for the `data` of a 200 answer. Throws with the last line of the log for any other. */
  read: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;
  /** The session's cookie, or null without a session. */
  cookie: () => string | null;
};

type TestedApp = { request: (path: string, init: RequestInit) => Response | Promise<Response> };

/** Opens a browser without a session. */
export function openTestBrowser(app: TestedApp, log: readonly unknown[]): TestBrowser {
  let cookie: string | null = null;
  let device = '';
  const request: TestBrowser['request'] = async (method, path, body, headers = {}) => {
    const answer = await app.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(method === 'POST' && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
        ...((cookie !== null || device !== '') && {
          cookie: `${cookie === null ? '' : `${cookie}; ${sessionHintCookie}=1; `}${device}`,
        }),
        ...headers,
      },
    });
    const sent = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const sid = sent.find((pair) => /^(?:__Host-)?sid=/.test(pair));
    if (sid !== undefined) cookie = sid.endsWith('=') ? null : sid;
    device = sent.find((pair) => pair.startsWith('device=')) ?? device;
    return answer;
  };
  const read: TestBrowser['read'] = async (method, path, body) => {
    const answer = await request(method, path, body);
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${text} ${JSON.stringify(log.at(-1))}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  return { request, read, cookie: () => cookie };
}
