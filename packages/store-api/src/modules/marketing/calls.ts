import {
  createMarketingEventSchema,
  estimateQuerySchema,
  estimateSchema,
  marketingResultSchema,
  nothingSchema,
  unsubscribeSchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { Failure } from '../../core/failure.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { refuseRobot } from '../forms/form-guard.ts';
import type { Settings } from '../shared/settings.ts';
import { estimateOf, readRates } from './estimate.ts';
import { removeSubscriber } from './repository.ts';
import { takeEvent } from './take-event.ts';

type MarketingOptions = { publicUrl: string; settings: Settings };

/** The calls of contract §7 about forms: what they send, what an installation may cost, and leaving a mailing list. */
export const createMarketingCalls = ({ publicUrl, settings }: MarketingOptions): Call[] => [
  defineCall({
    method: 'POST',
    path: '/marketing/event',
    tag: 'marketing',
    summary: 'A subscription, an application or a message of a form; `event` says which',
    body: createMarketingEventSchema(phone),
    result: marketingResultSchema,
    errors: ['conflict'],
    handle: ({ body, context: { db, limit, locale, now } }) => {
      limit('forms');
      // The specification fixes what the discount form sends, and the time it was shown is not part of it.
      const kind = body.event === 'subscriptionWithCoupon' ? 'untimed' : 'timed';
      const event = { db, publicUrl, locale, now: now(), readConfig: () => settings.readConfig(db) };
      refuseRobot(body, event.now, kind);
      return takeEvent(body, event);
    },
  }),
  defineCall({
    method: 'GET',
    path: '/marketing/estimate',
    tag: 'marketing',
    summary: 'The rough price of an installation, null where somebody has to see the place first',
    query: estimateQuerySchema,
    result: estimateSchema,
    handle: async ({ query, context: { db } }) => estimateOf(await readRates(db), query),
  }),
  defineCall({
    method: 'POST',
    path: '/marketing/unsubscribe',
    tag: 'marketing',
    summary: 'Leaves a mailing list by the token of an e-mail; may be repeated',
    body: unsubscribeSchema,
    result: nothingSchema,
    errors: ['gone'],
    handle: async ({ body, context: { db, limit, now } }) => {
      limit('forms');
      if (!(await removeSubscriber(db, body.token, body.list, now()))) throw new Failure('gone');
      return null;
    },
  }),
];
