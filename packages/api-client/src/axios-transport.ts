import axios from 'axios';
import type { Transport } from './transport.ts';

export type AxiosTransportOptions = {
  /** The base paths: `/user` for the store API, `/api` for the content service. */
  baseUrl: string;
};

/** The limit of all `keepalive` requests together (Fetch standard: 64 KiB); longer writes end with it. */
const longestKeptAlive = 16_384;

const isShort = (body: unknown) =>
  !(body instanceof FormData) && (JSON.stringify(body) ?? '').length < longestKeptAlive;

/**
 * A transport over axios for the browser; the session's cookies always go along (specification §7). A short write arrives even
 * when the shopper leaves or reloads the page in that moment.
 */
export function createAxiosTransport({ baseUrl }: AxiosTransportOptions): Transport {
  const http = axios.create({
    baseURL: baseUrl,
    withCredentials: true,
    // Every answer is an answer; what a status means is decided in one place, the client.
    validateStatus: () => true,
  });
  return async ({ method, path, headers, body, signal }) => {
    const isKeptAlive = method === 'POST' && isShort(body);
    const response = await http.request<unknown>({
      method,
      url: path,
      headers,
      data: body,
      signal,
      ...(isKeptAlive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
    });
    // Firefox gives a half of an answer for a whole one when its page is being left; axios takes what is no JSON for text.
    const isCutShort =
      typeof response.data === 'string' &&
      response.status === 200 &&
      /json/.test(String(response.headers['content-type']));
    if (isCutShort) throw new Error('The answer was cut short.');
    const names = Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
    return { status: response.status, headers: Object.fromEntries(names), body: response.data };
  };
}
