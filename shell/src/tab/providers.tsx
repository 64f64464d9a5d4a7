import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import type { I18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { Stores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import type { ReactNode } from 'react';

type Props = { i18n: I18n; stores: Stores; eventBus: EventBus<EventPayloads>; children: ReactNode };

/** The context of every component of the page, the same on the server and in the browser. */
export function Providers({ i18n, stores, eventBus, children }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <EventBusProvider bus={eventBus}>
        <StoreProvider stores={stores}>{children}</StoreProvider>
      </EventBusProvider>
    </I18nProvider>
  );
}
