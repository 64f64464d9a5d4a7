import { type EventName, type EventPayloads, events } from '@vitryna/contracts/events';
import { createContext, createElement, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import type { EventBus, Listener } from './event-bus.ts';

const EventBusContext = createContext<EventBus<EventPayloads> | null>(null);

/** Hands the tab's bus to everything below. */
export const EventBusProvider = ({ bus, children }: { bus: EventBus<EventPayloads>; children?: ReactNode }) =>
  createElement(EventBusContext, { value: bus }, children);

/**
 * The bus, to emit with.
 * @throws when there is no `EventBusProvider` above
 */
export function useEventBus(): EventBus<EventPayloads> {
  const bus = useContext(EventBusContext);
  if (!bus) throw new Error('[@vitryna/event-bus] useEventBus and useEvent need an EventBusProvider above them');
  return bus;
}

/**
 * Listens while the component is mounted; the listener may be a new function at each render.
 * @example useEvent('checkout:cart-changed', () => reload());
 */
export function useEvent<Name extends EventName>(name: Name, listener: Listener<EventPayloads[Name]>): void {
  const bus = useEventBus();
  const handleEvent: Listener<EventPayloads[Name]> = useEffectEvent((payload, info) => listener(payload, info));
  // The version that this bundle was built with: the shell's table may be newer.
  useEffect(
    () => bus.on(name, (payload, info) => handleEvent(payload, info), { version: events[name].version }),
    [bus, name],
  );
}
