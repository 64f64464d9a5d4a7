import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ReleaseError } from '../../model/release-error.ts';
import { keyIdOf } from '../../model/trust.ts';

/** The signer of releases: a private key, and the name of its public half. */
export type Signer = { keyId: string; sign: (statement: Buffer) => Buffer };

const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** Makes a key pair: the private half as a PEM file has it, the public one as `trust.json` has it. */
export function createKeyPair(): { id: string; privateKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicKey = publicHalf(privateKey);
  return {
    id: keyIdOf(publicKey),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey,
  };
}

/** Makes a signer of a private key in PEM; throws for a key of another kind. */
export function createSigner(pem: string): Signer {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw new ReleaseError('invalid', 'the key to sign with cannot be read: it is no private key in PEM', {
      cause: error,
    });
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new ReleaseError(
      'invalid',
      `releases are signed with Ed25519, not with ${key.asymmetricKeyType}: release key create`,
    );
  }
  return { keyId: keyIdOf(publicHalf(key)), sign: (statement) => sign(null, statement, key) };
}

/** The signer that `RELEASE_KEY` names: a file, or the PEM itself as pipelines keep it; null without one. */
export function readSigner({ RELEASE_KEY: given }: Record<string, string | undefined>): Signer | null {
  if (!given) return null;
  if (given.startsWith('-----BEGIN')) return createSigner(given);
  try {
    return createSigner(readFileSync(given, 'utf8'));
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError('not-found', `RELEASE_KEY names ${given}, which cannot be read`, { cause: error });
  }
}
