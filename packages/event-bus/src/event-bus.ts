import type { CrossTabChannel } from './cross-tab.ts';
import { createCrossTab } from './cross-tab.ts';

/** Name → payload. */
export type PayloadMap = Record<string, object>;

/** Name → version and how it is delivered; see `@vitryna/contracts/events`. */
export type EventTable<Payloads extends PayloadMap> = {
  readonly [Name in keyof Payloads]: { version: number; replay: 'latched' | 'none'; crossTab: boolean };
};

/** A listener's second argument. */
export type EventInfo = {
  /** It happened in another tab of the shop. */
  isFromOtherTab: boolean;
  /** It happened before this listener came. */
  isReplay: boolean;
};
export type Listener<Payload> = (payload: Readonly<Payload>, info: EventInfo) => void;

/** Says what is wrong with a payload, or null when nothing is. */
export type Validate = (name: string, payload: unknown) => string | null;

/** The bus's log records. */
export type EventProblem = { event: string; reason: 'unknown' | 'version' | 'payload' | 'listener'; detail: unknown };

/** `version` is the one that the caller was built with; left out, it is the one of the bus's table. */
export type VersionOption = { version?: number };

/** Events between parts of a page that do not know each other. */
export interface EventBus<Payloads extends PayloadMap> {
  /**
   * Tells all listeners, in the order in which they came, before it returns.
   * @throws in development, when the event is not in the table, has another version or a wrong payload
   */
  emit: <Name extends keyof Payloads & string>(name: Name, payload: Payloads[Name], options?: VersionOption) => void;
  /**
   * Listens until the returned function is called. A latched event that has happened is replayed at once.
   * @throws in development, when the event is not in the table or has another version
   */
  on: <Name extends keyof Payloads & string>(
    name: Name,
    listener: Listener<Payloads[Name]>,
    options?: VersionOption,
  ) => () => void;
  /** Gives the bus its payload check when that has loaded; until then only names and versions are checked. */
  setValidate: (validate: Validate) => void;
  /** Leaves the other tabs and forgets everything. */
  close: () => void;
}

export type EventBusOptions<Payloads extends PayloadMap> = {
  table: EventTable<Payloads>;
  validate?: Validate;
  /** Wrong events throw at who emits them; otherwise they are dropped and reported. */
  isDevelopment?: boolean;
  /** Told of dropped events and of listeners that threw. */
  report?: (problem: EventProblem) => void;
  /** Carries the table's `crossTab` events: `new BroadcastChannel('vitryna')`. Left out, tabs are alone. */
  channel?: CrossTabChannel;
};

const reportToConsole = ({ event, reason, detail }: EventProblem) =>
  console.error(`[@vitryna/event-bus] ${event}: ${reason}`, detail);

/** Makes a bus for one tab. On the server there are no events: give components one of their own per request, or none. */
export function createEventBus<Payloads extends PayloadMap>({
  table,
  validate: initialValidate,
  isDevelopment = false,
  report = reportToConsole,
  channel,
}: EventBusOptions<Payloads>): EventBus<Payloads> {
  let validate = initialValidate;
  const listeners = new Map<string, Set<Listener<never>>>();
  const latched = new Map<string, { payload: object; isFromOtherTab: boolean }>();

  const complain = (problem: EventProblem) => {
    if (isDevelopment) {
      throw new Error(`[@vitryna/event-bus] ${problem.event} is refused (${problem.reason}): ${problem.detail}`);
    }
    report(problem);
  };

  /** The fault of this name and version, or null. */
  const explain = (event: string, version: number | undefined): EventProblem | null => {
    if (!Object.hasOwn(table, event)) return { event, reason: 'unknown', detail: 'it is not in the event table' };
    const known = table[event]?.version;
    if (version === undefined || version === known) return null;
    return { event, reason: 'version', detail: `version ${version} met version ${known}` };
  };

  const notify = (event: string, listener: Listener<never>, payload: object, info: EventInfo) => {
    try {
      listener(payload as never, info);
    } catch (error) {
      // A listener that throws affects neither other listeners nor the emitter.
      report({ event, reason: 'listener', detail: error });
    }
  };

  const deliver = (event: string, payload: object, isFromOtherTab: boolean) => {
    if (table[event]?.replay === 'latched') latched.set(event, { payload, isFromOtherTab });
    const present = listeners.get(event);
    for (const listener of [...(present ?? [])]) {
      // It may have left while an earlier one was told.
      if (present?.has(listener)) notify(event, listener, payload, { isFromOtherTab, isReplay: false });
    }
  };

  const wrongPayload = (event: string, payload: unknown): EventProblem | null => {
    const detail = validate?.(event, payload) ?? null;
    return detail === null ? null : { event, reason: 'payload', detail };
  };

  const crossTab = channel
    ? createCrossTab(channel, ({ name, version, payload }) => {
        // Another tab may run another version: its mistakes are never thrown here.
        const problem =
          explain(name, version) ??
          (table[name]?.crossTab
            ? wrongPayload(name, payload)
            : { event: name, reason: 'unknown' as const, detail: 'it does not cross tabs' });
        if (problem) report(problem);
        else deliver(name, payload, true);
      })
    : null;

  return {
    emit: (name, payload, { version } = {}) => {
      const problem = explain(name, version) ?? wrongPayload(name, payload);
      if (problem) return complain(problem);
      deliver(name, payload, false);
      const declaration = table[name];
      if (declaration.crossTab) crossTab?.send({ name, version: declaration.version, payload });
    },
    on: (name, listener, { version } = {}) => {
      const problem = explain(name, version);
      if (problem) {
        complain(problem);
        return () => {};
      }
      // A wrapper of its own, so that one function may listen twice and leave once.
      const entry: Listener<never> = (payload, info) => listener(payload, info);
      const present = listeners.get(name) ?? new Set();
      listeners.set(name, present.add(entry));
      const last = latched.get(name);
      if (last) notify(name, entry, last.payload, { isFromOtherTab: last.isFromOtherTab, isReplay: true });
      return () => void present.delete(entry);
    },
    setValidate: (next) => {
      validate = next;
    },
    close: () => {
      crossTab?.close();
      listeners.clear();
      latched.clear();
    },
  };
}
