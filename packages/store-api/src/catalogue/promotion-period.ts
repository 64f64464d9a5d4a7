import type { Promotion } from '@vitryna/contracts/api';

/** When something begins and ends, in Unix seconds. */
type Period = Promotion['period'];

/** The shop's clock, and who is told until when an answer is true: a call's context. */
export type AnswerTime = { now: () => Date; validUntil: (moment: Date) => void };

/** Whether a moment, in Unix seconds, is yet to come; the answer says so until then. */
function isAhead(seconds: number, { now, validUntil }: AnswerTime): boolean {
  const moment = new Date(seconds * 1000);
  if (moment < now()) return false;
  validUntil(moment);
  return true;
}

/** Whether a promotion has not ended (contract §1.5): the API decides it by its own clock, and names no promotion that is over. */
export const isPromotionLive = ({ endAt }: Pick<Period, 'endAt'>, time: AnswerTime): boolean => isAhead(endAt, time);

/** Whether the period of a landing page runs: it has begun and not ended. */
export const isRunning = ({ startAt, endAt }: Period, time: AnswerTime): boolean =>
  time.now().getTime() >= startAt * 1000 ? isPromotionLive({ endAt }, time) : !isAhead(startAt, time);
