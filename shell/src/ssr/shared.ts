import * as contractsApi from '@vitryna/contracts/api';
import * as contractsContent from '@vitryna/contracts/content';
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

/** Modules that `require` returns in a remote's server bundle: the shell's own copies. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@vitryna/contracts/api': contractsApi,
  '@vitryna/contracts/content': contractsContent,
  '@vitryna/event-bus': eventBus,
  '@vitryna/event-bus/react': eventBusReact,
  '@vitryna/i18n': i18n,
  '@vitryna/i18n/react': i18nReact,
  '@vitryna/remote-kit': remoteKit,
  '@vitryna/routing': routing,
  '@vitryna/store': store,
  '@vitryna/store/react': storeReact,
};
