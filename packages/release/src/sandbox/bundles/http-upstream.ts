import { contentTimeoutMs } from '@vitryna/contracts/constants';
import type { UpstreamFetch } from '@vitryna/contracts/remote';

export type HttpUpstreamOptions = {
  /** Base of the store API; calls go below its `/user`. */
  apiUrl: string;
  /** Base of the content service; calls go below its `/api`. */
  contentUrl: string;
  /** Makes the API trust this client, see the gateway's README. */
  secret?: string | undefined;
};

/** The plainest UpstreamFetch: one HTTP request per call and no cache. For smoke renders, not for shoppers. */
export function createHttpUpstream(options: HttpUpstreamOptions): UpstreamFetch {
  const bases = { api: `${options.apiUrl}/user`, content: `${options.contentUrl}/api` };
  const headers: Record<string, string> = options.secret ? { 'X-Gateway-Secret': options.secret } : {};
  return async ({ upstream, path, signal }) => {
    const limits = upstream === 'content' ? [signal, AbortSignal.timeout(contentTimeoutMs)] : [signal];
    const response = await fetch(bases[upstream] + path, { headers, signal: AbortSignal.any(limits) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
}

/** Whether the store API answers within a second. */
export async function isApiReachable(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/user/shared/maintenanceMode`, { signal: AbortSignal.timeout(1000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
