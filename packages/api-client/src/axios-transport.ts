import axios from 'axios';
import type { Transport } from './transport.ts';

export type AxiosTransportOptions = {
  /** Where the paths begin: `/user` for the store API, `/api` for the content service. */
  baseUrl: string;
};

/** A transport over axios for the browser; the session's cookies always go along (specification §7). */
export const createAxiosTransport = ({ baseUrl }: AxiosTransportOptions): Transport => {
  const http = axios.create({
    baseURL: baseUrl,
    withCredentials: true,
    responseType: 'json',
    // Every answer is an answer; what a status means is decided in one place, the client.
    validateStatus: () => true,
  });
  return async ({ method, path, headers, body, signal }) => {
    const response = await http.request<unknown>({ method, url: path, headers, data: body, signal });
    const names = Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
    return { status: response.status, headers: Object.fromEntries(names), body: response.data };
  };
};
