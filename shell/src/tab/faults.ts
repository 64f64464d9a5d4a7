import type { FaultKind } from '@vitryna/contracts/telemetry';

/** Receives a failure; `where` names files, as a component stack does. */
export type ReportFault = (kind: FaultKind, error: unknown, where?: string | null) => void;

const early: Parameters<ReportFault>[] = [];
let handler: ReportFault = (...fault) => void early.push(fault);

/** Reports a fault; earlier ones are queued for the first listener. */
export const reportFault: ReportFault = (...fault) => handler(...fault);

/** Listens from now on, and receives the queued faults. */
export function onFault(listener: ReportFault): void {
  handler = listener;
  for (const fault of early.splice(0)) listener(...fault);
}
