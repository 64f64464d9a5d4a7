import { localeSchema } from '@vitryna/contracts/api';
import {
  type LandingPage,
  landingPageListSchema,
  landingPageSchema,
  paginationSchema,
} from '@vitryna/contracts/content';
import { defaultLocale } from '@vitryna/contracts/languages';
import { z } from 'zod';
import { isRunning } from '../../catalogue/promotion-period.ts';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { readItems, readKind } from './repository.ts';

const located = z.object({ locale: localeSchema.default(defaultLocale) });
const listQuery = located.extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(24).default(12),
});
const idQuery = located.extend({ id: z.string().max(120) });

/** A landing page as it is kept: whether it runs is known when it is read. */
type KeptLandingPage = Omit<LandingPage, 'isActive'>;

type Time = Pick<CallContext, 'now' | 'validUntil'>;

const withState = (page: KeptLandingPage, time: Time): LandingPage => ({
  ...page,
  isActive: isRunning(page.period, time),
});

/** Those that run first, the one that ends soonest before the others; then what is to begin, then what is over, the newest first. */
function inOrder(pages: readonly LandingPage[], { now }: Time): LandingPage[] {
  const seconds = now().getTime() / 1000;
  const rank = ({ isActive, period }: LandingPage) => (isActive ? 0 : period.startAt > seconds ? 1 : 2);
  return pages.toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 2 ? -1 : 1) * (one.period.endAt - other.period.endAt),
  );
}

/** The landing pages of the content service (contract §11). */
export const createLandingCalls = (db: Connection): Call[] => [
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/landing-pages',
    tag: 'content',
    summary: 'One page of the list of landing pages: what runs first, what is over last',
    query: listQuery,
    result: landingPageListSchema.extend({ pagination: paginationSchema }),
    isPaged: true,
    cache: 'shared',
    handle: async ({ query: { locale, page, pageSize }, context }) => {
      const kept = (await readKind(db, 'landing-page', locale)) as KeptLandingPage[];
      const pages = inOrder(
        kept.map((one) => withState(one, context)),
        context,
      );
      const total = pages.length;
      return {
        items: pages.slice((page - 1) * pageSize, page * pageSize),
        pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
      };
    },
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/landing-pages/view',
    tag: 'content',
    summary: 'One landing page; `isActive` says whether its period runs',
    query: idQuery,
    result: landingPageSchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async ({ query, context }) => {
      const [page] = (await readItems(db, 'landing-page', query.locale, query.id)) as KeptLandingPage[];
      if (page === undefined) throw notFound();
      return withState(page, context);
    },
  }),
];
