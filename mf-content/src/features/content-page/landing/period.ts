import type { Locale } from '@vitryna/contracts/constants';
import type { LandingPage } from '@vitryna/contracts/content';
import { formatDate } from '@vitryna/i18n';
import { lastMoment } from '@vitryna/i18n/time-left';

/** Whether an offer runs, is to begin, or is over. */
export type OfferState = 'running' | 'ahead' | 'over';

/** The period of an offer as pages say it; `endAt` in milliseconds. */
export type OfferPeriod = { state: OfferState; firstDay: string; lastDay: string; endAt: number };

/** The content service says whether an offer runs; one that does not is over or still to begin. */
export function periodOf({ isActive, period: { startAt, endAt } }: LandingPage, locale: Locale): OfferPeriod {
  const idle = startAt * 1000 > Date.now() ? 'ahead' : 'over';
  return {
    state: isActive ? 'running' : idle,
    firstDay: formatDate(startAt * 1000, locale, 'long'),
    lastDay: formatDate(lastMoment(endAt), locale, 'long'),
    endAt: endAt * 1000,
  };
}
