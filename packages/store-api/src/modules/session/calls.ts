import { meSchema, nothingSchema } from '@vitryna/contracts/api';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../database/schema.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { saveTracking } from './repository.ts';

const parameter = z.string().trim().min(1).max(255).optional();
const trackingSchema = z
  .object({ source: parameter, medium: parameter, campaign: parameter, term: parameter, content: parameter })
  .refine((value) => Object.values(value).some((item) => item !== undefined), { message: '@Entry field required' });

/** The calls of contract §6 that need no account: who I am, signing out, where I came from. */
export const createAccountCalls = (db: Kysely<Schema>): Call[] => [
  defineCall({
    method: 'GET',
    path: '/account/me',
    tag: 'account',
    summary: 'The signed-in user; null for an anonymous visitor, never 401',
    result: meSchema,
    handle: () => null,
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/out',
    tag: 'account',
    summary: 'Ends the session; the next write begins an empty anonymous one',
    result: nothingSchema,
    handle: async ({ context }) => {
      await context.session.end();
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/utm',
    tag: 'account',
    summary: 'Keeps the campaign parameters of the address that the shopper came by',
    body: trackingSchema,
    result: nothingSchema,
    handle: async ({ body, context }) => {
      const known = Object.entries(body).filter((entry): entry is [string, string] => entry[1] !== undefined);
      await saveTracking(db, await context.session.requireShopperId(), Object.fromEntries(known));
      return null;
    },
  }),
];
