import type { FormGuard } from '@vitryna/contracts/api';
import { Failure } from '../../core/failure.ts';

/** Nobody fills in a form faster, in milliseconds (contract §0). */
const fastestMs = 1500;

/**
 * Whether a form looks as if a robot had filled it in: the hidden field has a text, or it was sent too soon. Between two times of the
 * browser its clock may be wrong; without `sentAt` the server's own counts. Without `startedAt` it looks like a robot's, unless it is
 * `untimed`: a call whose body has no such field by the specification or the contract.
 */
function isSuspected({ extraNote, startedAt, sentAt }: FormGuard, now: Date, kind: 'timed' | 'untimed'): boolean {
  if ((extraNote ?? '') !== '') return true;
  if (startedAt === undefined) return kind === 'timed';
  return (sentAt ?? now.getTime()) - startedAt < fastestMs;
}

/**
 * Asks for a form once more that looks like a robot's: a person, whose password manager may have filled in the hidden field, is never told
 * of a success that did not happen. Throws 400 `suspected`; nothing is kept.
 */
export function refuseRobot(guard: FormGuard, now: Date, kind: 'timed' | 'untimed'): void {
  if (!isSuspected(guard, now, kind)) return;
  throw new Failure('validation', {
    code: 'suspected',
    message: '@Send it once more, so that we know that a person has filled it in',
  });
}
