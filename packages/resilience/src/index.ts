export { type Circuit, type CircuitOptions, createCircuit } from './circuit.ts';
export { type Clock, holdingClock, systemClock } from './clock.ts';
export { abortable, createDeadline, type Deadline, withDeadline } from './deadline.ts';
export { createPoller, type Poller } from './poller.ts';
