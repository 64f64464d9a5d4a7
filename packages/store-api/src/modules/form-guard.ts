import type { FormGuard } from '@vitryna/contracts/api';

/** Nobody fills in a form faster, in milliseconds (contract §0). */
const fastestMs = 1500;

/**
 * Whether a form was filled in by a robot: the hidden field has a text, or it was sent too soon. Between two times of the
 * browser its clock may be wrong; without `sentAt` the server's own counts.
 */
export const isRobot = ({ website, startedAt, sentAt }: FormGuard, now: Date): boolean =>
  (website ?? '') !== '' || startedAt === undefined || (sentAt ?? now.getTime()) - startedAt < fastestMs;
