import type { I18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { Stores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import type { ReactNode } from 'react';

/** What every component of the page may ask for, the same on the server and in the browser. */
export function Providers({ i18n, stores, children }: { i18n: I18n; stores: Stores; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <StoreProvider stores={stores}>{children}</StoreProvider>
    </I18nProvider>
  );
}
