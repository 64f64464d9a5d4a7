import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@vitryna/contracts/api';
import { ownOrigins } from '@vitryna/contracts/own-origins';
import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import {
  type Asked,
  challengeLifeMs,
  findPasskey,
  keepChallenge,
  notePasskeyUse,
  type PasskeyRow,
  readPasskeys,
  takeChallenge,
} from './passkey-repository.ts';
import type { Account } from './repository.ts';

/** Loaded with the first passkey: with its dependencies it is as large as the rest of the store's code. */
const loadLibrary = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof loadLibrary>>;
type Place = { publicUrl: string; holder: string | null };

const gone = () => new Failure('gone');
const badPasskey = () => new Failure('validation', { code: 'badPasskey', message: '@This passkey was not accepted' });

/** Which browser is asked; without one there was no question. */
function askedOf(kind: Asked['kind'], holder: string | null): Asked {
  if (holder === null) throw gone();
  return { kind, holder };
}

/** Keys are for the host that shoppers see, and are taken from its own pages only. */
const expectationsOf = (publicUrl: string) => ({
  expectedRPID: new URL(publicUrl).hostname,
  expectedOrigin: ownOrigins(publicUrl),
  requireUserVerification: true,
});

const transportsOf = ({ transports }: PasskeyRow) => transports as ('internal' | 'hybrid' | 'usb' | 'nfc' | 'ble')[];

/** The question that a browser says it answers; what its answer is worth is another matter. */
function challengeOf({ response }: PasskeyAssertion | PasskeyAttestation): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof data === 'object' && data !== null && 'challenge' in data ? String(data.challenge) : '';
  } catch {
    return '';
  }
}

/** Uses the question up, whatever the answer is worth; returns it. Throws 410 when this browser was not asked it. */
async function useChallenge(
  db: Connection,
  response: PasskeyAssertion | PasskeyAttestation,
  asked: Asked,
  now: Date,
): Promise<string> {
  const challenge = challengeOf(response);
  if (!(await takeChallenge(db, challenge, asked, now))) throw gone();
  return challenge;
}

/** The browser's options to make a key for an account without one on it. */
export async function askForNewPasskey(
  db: Connection,
  { account, publicUrl, holder }: Place & { account: Account },
  now: Date,
): Promise<PasskeyOptions['options']> {
  const asked = askedOf('add', holder);
  const { generateRegistrationOptions } = await loadLibrary();
  const known = await readPasskeys(db, account.id);
  const { hostname } = new URL(publicUrl);
  const options = await generateRegistrationOptions({
    rpName: hostname,
    rpID: hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.first_name,
    timeout: challengeLifeMs,
    attestationType: 'none',
    // Discoverable, so that nobody has to type who they are.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
  await keepChallenge(db, options.challenge, asked, now);
  return { ...options };
}

/** Reads the key out of a browser's answer. Throws 410 for an answer to no question, 400 `badPasskey` for one that is not right. */
export async function readNewPasskey(
  db: Connection,
  { response, publicUrl, holder }: Place & { response: PasskeyAttestation },
  now: Date,
) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const expectedChallenge = await useChallenge(db, response, askedOf('add', holder), now);
  const { authenticatorAttachment: _attachment, ...rest } = response;
  const { transports, ...answer } = response.response;
  const verified = await verifyRegistrationResponse({
    response: { ...rest, response: answer, clientExtensionResults: {} },
    expectedChallenge,
    ...expectationsOf(publicUrl),
  }).catch(() => null);
  if (!verified?.verified) throw badPasskey();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports: transports ?? [],
    is_synced: credentialBackedUp,
  };
}

/** Options of the browser's passkey dialogue: for any key of the device, or for those of one account. */
export async function askForPasskey(
  db: Connection,
  { kind, holder, publicUrl, accountId = null }: Place & { kind: 'signIn' | 'confirm'; accountId?: string | null },
  now: Date,
): Promise<PasskeyOptions['options']> {
  const asked = askedOf(kind, holder);
  const { generateAuthenticationOptions } = await loadLibrary();
  const known = accountId === null ? [] : await readPasskeys(db, accountId);
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    timeout: challengeLifeMs,
    userVerification: 'required',
    allowCredentials: known.map((row) => ({ id: row.credential_id, transports: transportsOf(row) })),
  });
  await keepChallenge(db, options.challenge, asked, now);
  return { ...options };
}

type Answer = Place & { kind: 'signIn' | 'confirm'; response: PasskeyAssertion; accountId?: string | null };

async function verify(
  { verifyAuthenticationResponse }: Library,
  { response, publicUrl }: Answer,
  { passkey, expectedChallenge }: { passkey: PasskeyRow; expectedChallenge: string },
) {
  const { authenticatorAttachment: _attachment, ...rest } = response;
  const { userHandle: _userHandle, ...answer } = response.response;
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: Number(passkey.counter),
  };
  return verifyAuthenticationResponse({
    response: { ...rest, response: answer, clientExtensionResults: {} },
    expectedChallenge,
    ...expectationsOf(publicUrl),
    credential,
  }).catch(() => null);
}

function handleOf(response: PasskeyAssertion): string | null {
  const { userHandle } = response.response;
  return userHandle ? Buffer.from(userHandle, 'base64url').toString() : null;
}

/**
 * Checks a browser's answer and returns whose account its key opens. One refusal for a key that nobody has and for a wrong signature (400
 * `badPasskey`); 410 for an answer to no question, or to one that was answered.
 */
export async function takePasskey(db: Connection, answer: Answer, now: Date): Promise<string> {
  const { kind, holder, response, accountId = null } = answer;
  const asked = askedOf(kind, holder);
  const library = await loadLibrary();
  const passkey = await findPasskey(db, response.id);
  // Also of a key that nobody has: the answers are the same.
  const expectedChallenge = await useChallenge(db, response, asked, now);
  if (passkey === null || (accountId !== null && passkey.account_id !== accountId)) throw badPasskey();
  const handle = handleOf(response);
  if (handle !== null && handle !== passkey.account_id) throw badPasskey();
  const verified = await verify(library, answer, { passkey, expectedChallenge });
  if (!verified?.verified) throw badPasskey();
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const use = { counter: newCounter, isSynced: credentialBackedUp, now };
  if (!(await notePasskeyUse(db, passkey, use))) throw badPasskey();
  return passkey.account_id;
}
