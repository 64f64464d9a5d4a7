import { createApiClient, createContentClient } from '@vitryna/api-client';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import type { Locale } from '@vitryna/contracts/languages';
import { createEventBus } from '@vitryna/event-bus';
import { EventBusProvider } from '@vitryna/event-bus/react';
import { PageProvider, provideTabContext } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { createFakeTransport, type FakeTable, failWith, money } from '@vitryna/testing';
import { type ReactNode, useState } from 'react';

/** Looks are all that a gallery is for: nothing is sent or found. */
const answers: FakeTable = {
  'GET /marketing/estimate': { from: money(24_100), to: money(33_800) },
  'POST /marketing/event': failWith(503, 'unavailable'),
};
const location = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };

/** What blocks get from a page of the store, with no store behind it. */
export function OpenShop({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [shop] = useState(() => {
    const { transport } = createFakeTransport(answers);
    const api = createApiClient({ transport });
    if (typeof document !== 'undefined') {
      provideTabContext({ locale, api, content: createContentClient({ transport }) });
    }
    const eventBus = createEventBus<EventPayloads>({ table: events });
    return { eventBus, stores: createStores({ locale, api, eventBus }) };
  });
  return (
    <EventBusProvider bus={shop.eventBus}>
      <StoreProvider stores={shop.stores}>
        <PageProvider location={location} data={null} arrival={{ type: 'POP', hash: '' }}>
          {children}
        </PageProvider>
      </StoreProvider>
    </EventBusProvider>
  );
}
