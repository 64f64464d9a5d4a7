import * as eventBus from '@vitryna/event-bus';
import * as eventBusReact from '@vitryna/event-bus/react';
import * as i18n from '@vitryna/i18n';
import * as i18nReact from '@vitryna/i18n/react';
import * as remoteKit from '@vitryna/remote-kit';
import * as routing from '@vitryna/routing';
import * as store from '@vitryna/store';
import * as storeReact from '@vitryna/store/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

const shareConfig = { singleton: true, requiredVersion: false } as const;

const eager = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { ...shareConfig, eager: true },
});
const lazy = (version: string, load: () => Promise<object>) => ({
  version,
  get: async () => {
    const module = await load();
    return () => module;
  },
  shareConfig,
});

/** The one copy of each shared package on the page; what hydration does not need is loaded when a remote first asks. */
export const sharedModules = {
  react: eager(react.version, react),
  'react/jsx-runtime': eager(react.version, jsxRuntime),
  '@vitryna/contracts/api': lazy('1.0.0', () => import('@vitryna/contracts/api')),
  '@vitryna/contracts/content': lazy('1.0.0', () => import('@vitryna/contracts/content')),
  '@vitryna/event-bus': eager('1.0.0', eventBus),
  '@vitryna/event-bus/react': eager('1.0.0', eventBusReact),
  '@vitryna/i18n': eager('1.0.0', i18n),
  '@vitryna/i18n/react': eager('1.0.0', i18nReact),
  '@vitryna/remote-kit': eager('1.0.0', remoteKit),
  '@vitryna/routing': eager('1.0.0', routing),
  '@vitryna/store': eager('1.0.0', store),
  '@vitryna/store/react': eager('1.0.0', storeReact),
};
