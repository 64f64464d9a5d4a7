import type { EventName } from '@vitryna/contracts/events';
import type { OverlayFacts } from '@vitryna/contracts/overlay';
import type { App } from '../feature.ts';

/** One event as the overlay shows it. */
export type LoggedEvent = {
  id: number;
  name: string;
  /** When it came, on the clock of `performance.now()`. */
  at: number;
  payload: string;
  senders: string[];
  hearers: string[];
  note: 'another tab' | 'before' | '';
};

/** The events of the page's bus since the overlay was opened, newest first. */
export type EventLog = {
  entries: () => readonly LoggedEvent[];
  subscribe: (onChange: () => void) => () => void;
  close: () => void;
};

const keptEvents = 50;

/** Hears every event of the bus; latched ones that came before are told at once. */
export function createEventLog(bus: App['eventBus'], { events, apps }: OverlayFacts): EventLog {
  let entries: readonly LoggedEvent[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const namesOf = (event: string, key: 'sends' | 'hears') =>
    apps.filter((app) => app[key].includes(event)).map(({ name }) => name);
  const leave = events.map((name) =>
    bus.on(name as EventName, (payload, { isFromOtherTab, isReplay }) => {
      count += 1;
      const note = isFromOtherTab ? 'another tab' : isReplay ? 'before' : '';
      const sides = { senders: namesOf(name, 'sends'), hearers: namesOf(name, 'hears') };
      const entry = {
        id: count,
        name,
        at: performance.now(),
        payload: JSON.stringify(payload),
        ...sides,
        note,
      } as const;
      entries = [entry, ...entries].slice(0, keptEvents);
      for (const notify of listeners) notify();
    }),
  );
  return {
    entries: () => entries,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close() {
      for (const off of leave) off();
    },
  };
}
