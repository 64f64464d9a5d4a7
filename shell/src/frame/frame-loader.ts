import type { L10n } from '@vitryna/contracts/api';
import { isAbleTo } from '@vitryna/contracts/capabilities';
import { appContext } from '@vitryna/remote-kit';
import type { LoaderFunctionArgs } from 'react-router';
import type { FrameData } from '../document/frame-data.ts';

/** Without the config the frame shows what needs none: the store must open. */
export async function frameLoader({ context, request }: LoaderFunctionArgs): Promise<FrameData> {
  const { api, locale } = context.get(appContext);
  const { configSchema } = await import('@vitryna/contracts/api');
  const config = await api.get('/shared/config', { schema: configSchema, signal: request.signal }).catch(() => null);
  const text = (value: L10n) => value[locale];
  return {
    phone: config?.phone ?? '',
    schedule: config ? text(config.schedule) : '',
    socials: config?.socials ?? null,
    socialNames: config?.socialNames ?? null,
    messengers: config?.messengers ?? null,
    hasCardPayment: isAbleTo('cardPayment', config),
    legal: config && { ...config.legal, company: text(config.legal.company), address: text(config.legal.address) },
  };
}
