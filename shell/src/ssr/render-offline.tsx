import type { ShellServerModule } from '@vitryna/contracts/remote';
import { offlineStyle } from './offline-css.ts';
import { OfflineScreen } from './offline-screen.tsx';
import { renderScreen } from './render-screen.tsx';

/** The offline page of a language; service workers ask for it ahead. */
export const renderOffline: NonNullable<ShellServerModule['renderOffline']> = ({ locale, renderer, texts }) =>
  renderScreen({
    locale,
    renderer,
    texts,
    title: 'No connection',
    status: 200,
    route: 'offline',
    styles: [offlineStyle],
    body: <OfflineScreen />,
  });
