import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createEvent } from '../model/create-event.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { keyIdOf, type Trust, trustSchema } from '../model/trust.ts';
import { createKeyPair } from '../release-stores/signing/signer.ts';
import { actorHelp, actorOptions, readChangedBy } from './changing.ts';
import { commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release key create --out FILE
vitryna release key trust PUBLIC-KEY --team TEAM [--publishes APP…] [--promotes APP…]
vitryna release key revoke KEY-ID --reason TEXT
vitryna release key list

create makes an Ed25519 key: the private half goes into FILE, for RELEASE_KEY; the public half is printed. trust lets a
key sign for a team in the store's trust.json, and says which apps the team may publish and promote (* for all). From the first
trusted key on, nothing loads that no key signed. revoke ends a key: what only it has signed loads nowhere any more.

  --team TEAM      whose key it is: lower-case letters, digits and hyphens
  --publishes APP  what the team may publish; can be repeated
  --promotes APP   what it may promote; can be repeated (default: what it publishes)
  --out FILE       where the private key goes; a file that is there is not written over
${actorHelp}${commonHelp}
RELEASE_TRUST names a trust.json that counts instead of the store's: for gateways, out of reach of anyone with write access to the store.
`;

const noTrust: Trust = { schema: 1, keys: [], teams: {} };

async function writeTrust(store: ReleaseStore, trust: Trust, by: { who: string; why: string }): Promise<void> {
  const checked = trustSchema.safeParse(trust);
  if (!checked.success) throw new UsageError(checked.error.issues.map(({ message }) => message).join('; '));
  await store.appendEvent(createEvent({ ...by, action: 'trust' }, new Date()));
  await store.writeTrust(checked.data);
}

function create(out: string | undefined): { id: string; publicKey: string; file: string } {
  if (out === undefined) throw new UsageError('key create needs --out FILE');
  const { id, privateKey, publicKey } = createKeyPair();
  const file = resolve(out);
  try {
    writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new ReleaseError('refused', `${file} was not written: ${(error as Error).message}`, { cause: error });
  }
  return { id, publicKey, file };
}

type TrustValues = { team?: string | undefined; publishes: string[]; promotes: string[] };

function trusting(trust: Trust, publicKey: string, { team, publishes, promotes }: TrustValues): Trust {
  if (team === undefined) throw new UsageError('key trust needs --team TEAM');
  const before = trust.teams[team];
  const rights =
    publishes.length + promotes.length > 0
      ? { publishes, promotes: promotes.length > 0 ? promotes : publishes }
      : before;
  if (!rights) throw new UsageError(`team ${team} is new: say with --publishes and --promotes what it may do`);
  const others = trust.keys.filter((key) => key.publicKey !== publicKey);
  return {
    ...trust,
    keys: [...others, { id: keyIdOf(publicKey), publicKey, team }],
    teams: { ...trust.teams, [team]: rights },
  };
}

function revoking(trust: Trust, id: string, why: string): Trust {
  if (!why.trim()) throw new UsageError('key revoke needs --reason "…": it stands in every refusal');
  if (!trust.keys.some((key) => key.id === id)) throw new ReleaseError('not-found', `no key ${id} is trusted here`);
  const revoked = { at: new Date().toISOString(), why };
  return { ...trust, keys: trust.keys.map((key) => (key.id === id ? { ...key, revoked } : key)) };
}

export const keyCommand = defineSubcommand({
  summary: 'make, trust and revoke the keys that releases are signed with',
  help,
  options: {
    ...actorOptions,
    team: { type: 'string' },
    out: { type: 'string' },
    publishes: { type: 'string', multiple: true, default: [] as string[] },
    promotes: { type: 'string', multiple: true, default: [] as string[] },
  },
  takesArguments: true,
  run: async ({ values, positionals: [action = '', subject = ''] }, io) => {
    if (action === 'create') {
      const made = create(values.out);
      if (values.json) printJson(io, made);
      else io.stdout(`key ${made.id}\nprivate half ${made.file} (RELEASE_KEY)\npublic half ${made.publicKey}\n`);
      return 0;
    }
    if (!['trust', 'revoke', 'list'].includes(action)) throw new UsageError('key needs create, trust, revoke or list');
    if (action !== 'list' && io.env.RELEASE_TRUST)
      throw new UsageError(`the keys of ${io.env.RELEASE_TRUST} count here (RELEASE_TRUST): change that file`);
    const store = openStore(values.store, io);
    const before = (await store.readTrust()) ?? noTrust;
    const by = readChangedBy(values);
    let trust = before;
    if (action === 'trust') trust = trusting(before, subject, values);
    if (action === 'revoke') trust = revoking(before, subject, by.why);
    if (trust !== before) await writeTrust(store, trust, { ...by, why: by.why || `${action} ${subject}` });
    if (values.json) printJson(io, trust);
    else {
      for (const { id, team, revoked } of trust.keys)
        io.stdout(`${id}  ${team.padEnd(14)} ${revoked ? `revoked ${revoked.at}: ${revoked.why}` : 'trusted'}\n`);
      for (const [team, { publishes, promotes }] of Object.entries(trust.teams))
        io.stdout(
          `${team.padEnd(14)} publishes ${publishes.join(' ') || 'nothing'}; promotes ${promotes.join(' ') || 'nothing'}\n`,
        );
      if (trust.keys.length === 0) io.stdout('no keys are trusted: releases load unsigned\n');
    }
    return 0;
  },
});
