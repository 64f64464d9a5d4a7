import type { FormGuard } from '@vitryna/contracts/api';

/** Nobody fills in a form faster, in milliseconds (contract §0). */
const fastestMs = 1500;

/**
 * Whether a form was filled in by a robot: the hidden field has a text, or it was sent too soon. Between two times of the
 * browser its clock may be wrong; without `sentAt` the server's own counts. Without `startedAt` it is a robot's, unless it is
 * `untimed`: a call whose body has no such field by the specification or the contract.
 */
export function isRobot({ website, startedAt, sentAt }: FormGuard, now: Date, kind: 'timed' | 'untimed'): boolean {
  if ((website ?? '') !== '') return true;
  if (startedAt === undefined) return kind === 'timed';
  return (sentAt ?? now.getTime()) - startedAt < fastestMs;
}
