import {
  adCardSchema,
  configSchema,
  maintenanceSchema,
  pathRedirectSchema,
  popupQuerySchema,
  redirectQuerySchema,
  redirectsSchema,
  translationsSchema,
} from '@vitryna/contracts/api';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readPopupCards } from './popup-card-repository.ts';
import { findRedirect, readRedirects } from './redirect-repository.ts';
import type { Settings } from './settings.ts';
import { readTranslations } from './translation-repository.ts';

type SharedOptions = { db: Connection; settings: Settings; buildTag: () => string };

/** The calls of contract §8, the redirect of one path and the pop-up's slides. */
export const createSharedCalls = ({ db, settings, buildTag }: SharedOptions): Call[] => [
  defineCall({
    method: 'GET',
    path: '/shared/export/translations',
    tag: 'shared',
    summary: 'All texts in both languages',
    result: translationsSchema,
    cache: 'shared',
    worksInMaintenance: true,
    handle: () => readTranslations(db),
  }),
  defineCall({
    method: 'GET',
    path: '/shared/maintenanceMode',
    tag: 'shared',
    summary: 'The state of maintenance mode, and its message to the shopper',
    result: maintenanceSchema,
    worksInMaintenance: true,
    handle: () => settings.readMaintenance(),
  }),
  defineCall({
    method: 'GET',
    path: '/shared/config',
    tag: 'shared',
    summary: 'Phones, social links, legal details and switches of the store',
    result: configSchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async () => {
      const config = await settings.readConfig(db);
      if (config === null) throw notFound();
      return { ...config, buildTag: buildTag() };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/shared/redirects',
    tag: 'shared',
    summary: 'The table of moved paths',
    result: redirectsSchema,
    cache: 'shared',
    handle: () => readRedirects(db),
  }),
  defineCall({
    method: 'GET',
    path: '/catalog/redirect',
    tag: 'shared',
    summary: 'Where one path has moved to; null when it has not',
    query: redirectQuerySchema,
    result: pathRedirectSchema,
    handle: ({ query }) => findRedirect(db, query.path),
  }),
  defineCall({
    method: 'GET',
    path: '/sliders/popup',
    tag: 'marketing',
    summary: 'Slides of the advertising pop-up in the language of `X-Locale`',
    query: popupQuerySchema,
    result: z.array(adCardSchema),
    handle: ({ context }) => readPopupCards(db, context.locale),
  }),
];
