import type { ApiClient, ContentClient } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import { RouterContextProvider } from 'react-router';
import { trustedJson } from '../../tab/trusted-scripts.ts';
import { warn } from '../../tab/warn.ts';
import type { App, Feature } from '../feature.ts';

/** Modals that are opened so often that their code comes at the first sign of a press. */
const soughtModals = ['cart', 'headerMenu'] as const;

/** Begins to prefetch, unless the operator has chosen plain navigation. */
export const startInstant: Feature = (app) => {
  const { navigation, loadTexts } = app;
  navigation.startInstant({ loadTexts, trustedJson, quietContext: () => quietContext(app), loadModal }).catch(warn);
};

function loadModal(name: string): Promise<unknown> | null {
  const modal = soughtModals.find((sought) => sought === name);
  return modal ? import('../../modals/open-modals.tsx').then((modals) => modals.loadModal(modal)) : null;
}

function quietContext({ i18n, api, content }: App): RouterContextProvider {
  const context = new RouterContextProvider();
  const quiet: ApiClient = {
    get: (path, options) => api.get(path, { ...options, isQuiet: true }),
    post: (path, body, options) => api.post(path, body, { ...options, isQuiet: true }),
  };
  const quietContent: ContentClient = { get: (path, options) => content.get(path, { ...options, showError: false }) };
  context.set(appContext, { locale: i18n.locale, api: quiet, content: quietContent });
  return context;
}
