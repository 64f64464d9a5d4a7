import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { appNameSchema } from '@vitryna/contracts/release';
import { z } from 'zod';

/** Name of the file in a release store. */
export const trustFile = 'trust.json';

/** A team's name, and a key's: the beginning of its hash. */
export const teamNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/);

const appsSchema = z.array(z.union([appNameSchema, z.literal('*')])).default([]);
/** DER of an Ed25519 key in base64: always this long. */
const publicKeySchema = z.string().regex(/^[A-Za-z0-9+/]{59}=$/);

/** Name of a key: so that nobody can trust one and mean another. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

const keySchema = z
  .object({
    id: keyIdSchema,
    publicKey: publicKeySchema,
    team: teamNameSchema,
    /** Nothing that it signed is loaded any more. */
    revoked: z.object({ at: z.iso.datetime(), why: z.string() }).optional(),
  })
  .refine(({ id, publicKey }) => id === keyIdOf(publicKey), 'the id of a key is not the hash of that key');

/** `trust.json`: whose signatures count, and for which apps. */
export const trustSchema = z
  .object({
    schema: z.literal(1),
    keys: z.array(keySchema),
    teams: z.record(teamNameSchema, z.object({ publishes: appsSchema, promotes: appsSchema })),
  })
  .refine(
    ({ keys, teams }) => keys.every(({ team }) => Object.hasOwn(teams, team)),
    'a key is of a team that is not named',
  );

export type Trust = z.infer<typeof trustSchema>;
export type TrustedKey = z.infer<typeof keySchema>;

/** A team's rights on an app. */
export function may(trust: Trust, team: string, what: 'publishes' | 'promotes', app: string): boolean {
  const apps = trust.teams[team]?.[what] ?? [];
  return apps.includes(app) || apps.includes('*');
}

/** The key as Node's crypto takes it. */
export const keyObjectOf = ({ publicKey }: TrustedKey): KeyObject =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
