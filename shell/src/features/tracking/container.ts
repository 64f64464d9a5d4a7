import type { ApiClient } from '@vitryna/api-client';
import { tokenParameter } from '@vitryna/contracts/route-facts';
import { trustedScriptUrl } from '../../tab/trusted-scripts.ts';
import type { DataLayerWindow } from './data-layer.ts';

const host = 'https://www.googletagmanager.com';

/**
 * Loads the container that the store is configured with, if any: the only foreign script there is. The gateway's policy lets it run
 * only when the same configuration names it. It reads the address, so it stays away from one that opens somebody's order.
 */
export async function loadContainer(api: ApiClient, page: DataLayerWindow): Promise<void> {
  if (new URLSearchParams(location.search).has(tokenParameter)) return;
  const { configSchema } = await import('@vitryna/contracts/api');
  const { analyticsContainer: id } = await api.get('/shared/config', { schema: configSchema, isQuiet: true });
  if (!id) return;
  function command(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's scripts recognise a command by that.
    page.dataLayer?.push(arguments);
  }
  const isManager = id.startsWith('GTM-');
  if (isManager) page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else {
    command('js', new Date());
    command('config', id);
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(`${host}/${isManager ? 'gtm.js' : 'gtag/js'}?id=${id}`);
  document.head.append(script);
}
