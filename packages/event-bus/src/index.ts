export type { CrossTabChannel } from './cross-tab.ts';
export {
  createEventBus,
  type EventBus,
  type EventBusOptions,
  type EventInfo,
  type EventProblem,
  type EventTable,
  type Listener,
  type PayloadMap,
  type Validate,
  type VersionOption,
} from './event-bus.ts';
