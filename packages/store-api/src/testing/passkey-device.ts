import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { options: { challenge: string; user?: { id: string } } };
/** A test's mistakes. */
type Flaws = { origin?: string; isVerified?: boolean; counter?: number; userHandle?: string };

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** CBOR of what a key is described with: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const flagsOf = (isVerified: boolean, hasKey: boolean): number => 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);

/** A device that keeps one key, as a browser would use it (WebAuthn, ES256, without attestation). */
export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let handle = base64url('nobody');
  let uses = 0;

  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, key = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags]), count, key]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  return {
    /** Answers the question for a new key. */
    create: ({ options }: Options, { origin: from = origin, isVerified = true }: Flaws = {}) => {
      handle = options.user?.id ?? handle;
      const coordinate = (value = '') => Buffer.from(value, 'base64url');
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(jwk.x)],
          [-3, coordinate(jwk.y)],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(flagsOf(isVerified, true), uses, credential)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, from)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...named, authenticatorAttachment: 'platform', clientExtensionResults: {}, response };
    },
    /** Answers the question for a key that there is. */
    get: ({ options }: Options, flaws: Flaws = {}) => {
      uses += 1;
      const { origin: from = origin, isVerified = true, counter = uses, userHandle = handle } = flaws;
      const data = clientData('webauthn.get', options.challenge, from);
      const authenticator = authenticatorData(flagsOf(isVerified, false), counter);
      const signed = Buffer.concat([authenticator, createHash('sha256').update(data).digest()]);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticator),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle,
      };
      return { ...named, clientExtensionResults: {}, response };
    },
  };
}
