import type { FaultKind } from '@vitryna/contracts/telemetry';

/** Told of what failed; `where` names files, as a component stack does. */
export type TellFault = (kind: FaultKind, error: unknown, where?: string | null) => void;

const early: Parameters<TellFault>[] = [];
let hear: TellFault = (...fault) => void early.push(fault);

/** Tells of a fault; what comes before anybody listens is kept. */
export const reportFault: TellFault = (...fault) => hear(...fault);

/** Listens from now on, and is told what was kept. */
export function onFault(listener: TellFault): void {
  hear = listener;
  for (const fault of early.splice(0)) listener(...fault);
}
