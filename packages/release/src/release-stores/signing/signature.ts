import { verify } from 'node:crypto';
import { z } from 'zod';
import { isReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import { keyIdSchema, keyObjectOf, may, type Trust, type TrustedKey } from '../../model/trust.ts';
import type { Signer } from './signer.ts';

/** The signed message: that these bytes are this version of this app. The hash is that of `release.json`, which has the hash of every file. */
export type Signed = { app: string; version: string; integrity: string };

const signatureSchema = z.object({ schema: z.literal(1), key: keyIdSchema, signature: z.base64() });

/** Folder of a release for what keys say of it. */
export const signatureFolder = 'signatures/';

/** The file of a release for a key; each key has a file, so that a new key is added beside an old one. */
export const signaturePath = (keyId: string): string => `${signatureFolder}${keyIdSchema.parse(keyId)}.json`;

/** With a purpose of its own in front: a signature of this key for anything else is none of a release. */
const statementOf = ({ app, version, integrity }: Signed): Buffer =>
  Buffer.from(`vitryna release 1\n${app}\n${version}\n${integrity}\n`);

/** The contents of a signature's file. */
export function signRelease(signed: Signed, signer: Signer): Buffer {
  const signature = signer.sign(statementOf(signed)).toString('base64');
  return Buffer.from(`${JSON.stringify({ schema: 1, key: signer.keyId, signature })}\n`);
}

type Finding = 'none' | 'wrong' | 'right';

async function findSignature(store: ReleaseReader, signed: Signed, key: TrustedKey): Promise<Finding> {
  let bytes: Buffer;
  try {
    bytes = await store.readFile(signed.app, signed.version, signaturePath(key.id));
  } catch (error) {
    if (isReleaseError(error) && error.code === 'not-found') return 'none';
    throw error;
  }
  try {
    const { signature, key: keyId } = signatureSchema.parse(JSON.parse(bytes.toString('utf8')));
    const isRight = verify(null, statementOf(signed), keyObjectOf(key), Buffer.from(signature, 'base64'));
    return isRight && keyId === key.id ? 'right' : 'wrong';
  } catch {
    return 'wrong';
  }
}

/** Why a release may not be run by what its signatures say; null when one of a key that may publish the app is right. */
export async function whyUntrusted(store: ReleaseReader, signed: Signed, trust: Trust): Promise<string | null> {
  const { app, version } = signed;
  const reasons: string[] = [];
  let failure: unknown = null;
  for (const key of trust.keys) {
    // A store that is away has the signature that was kept, and cannot say that there is none of another key.
    const found = await findSignature(store, signed, key).catch((error: unknown) => {
      failure = error;
      return 'none' as const;
    });
    if (found === 'none') continue;
    const name = `key ${key.id} of team ${key.team}`;
    if (found === 'wrong') reasons.push(`the signature of ${name} is not one of this release`);
    else if (key.revoked) reasons.push(`${name} was revoked: ${key.revoked.why}`);
    else if (!may(trust, key.team, 'publishes', app)) reasons.push(`team ${key.team} may not publish ${app}`);
    else return null;
  }
  if (failure !== null && reasons.length === 0) throw failure;
  return `${app} ${version} ${reasons.length > 0 ? `is not trusted: ${reasons.join('; ')}` : 'carries no signature of a trusted key'}`;
}

const verbs = { publishes: 'publish', promotes: 'promote' } as const;

/** Why a signer may not do this with an app; null when it may. */
export function whyNotAllowed(
  trust: Trust,
  signer: Signer | null,
  what: 'publishes' | 'promotes',
  app: string,
): string | null {
  const verb = verbs[what];
  if (!signer) return `this store trusts keys: set RELEASE_KEY to that of a team that may ${verb} ${app}`;
  const key = trust.keys.find(({ id }) => id === signer.keyId);
  if (!key) return `key ${signer.keyId} is not among those that this store trusts`;
  if (key.revoked) return `key ${key.id} of team ${key.team} was revoked: ${key.revoked.why}`;
  return may(trust, key.team, what, app) ? null : `team ${key.team} may not ${verb} ${app}`;
}
