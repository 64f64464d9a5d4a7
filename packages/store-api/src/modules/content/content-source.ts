import { createHash } from 'node:crypto';
import { createPoller } from '@vitryna/resilience';
import { type ContentReader, type KeptRecord, type Kind, kindNames } from '@vitryna/strapi';
import { z } from 'zod';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { describeError, type Log } from '../../http/failure-answer.ts';
import { readSetting, readSettingToWrite, saveSetting } from '../shared/setting-repository.ts';
import { createDraftReader } from './draft-reader.ts';
import type { DraftReader } from './draft-scope.ts';
import { replaceRecords } from './replace-records.ts';

/** The setting that says what is kept of which kind. */
export const contentSourceKey = 'content-source';
/** What is kept of each kind: a name of its contents, and since when they are known to be so. */
const stateSchema = z.record(z.string(), z.object({ digest: z.string(), readAt: z.number() }));
type State = z.infer<typeof stateSchema>;

/** Another process may have read it anew; whoever asks with a newer name does not wait for this. */
const lookMs = 1000;

/** The content of a Strapi, kept in the database: it is asked by nobody who waits for a page. */
export type ContentSource = {
  /** A name of the contents as this process knows them. */
  revision: () => string;
  /** Learns what other processes have read, now. */
  look: () => Promise<void>;
  /** Reads these kinds again, all unless told otherwise; what cannot be read stays as it is. Resolves with the kinds that failed. */
  sync: (kinds?: readonly Kind[]) => Promise<Kind[]>;
  /** Since when what is kept may be out of date: the service was asked in vain. Null while it answers. */
  keptSince: () => Date | null;
  drafts: DraftReader;
  start: () => void;
  stop: () => void;
};

export type ContentSourceOptions = {
  db: Connection;
  reader: ContentReader;
  now: () => number;
  /** Between two readings without a webhook, in milliseconds. */
  pollMs: number;
  log: Log;
};

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Makes it; nothing is read before `sync` or `start`. */
export function createContentSource({ db, reader, now, pollMs, log }: ContentSourceOptions): ContentSource {
  let state: State = {};
  let revision = '';
  const failing = new Set<Kind>();
  const told = new Map<Kind, string>();
  const queues = new Map<Kind, Promise<unknown>>();

  const learn = (known: State): void => {
    state = known;
    revision = digestOf(
      Object.entries(known)
        .map(([kind, { digest }]) => [kind, digest])
        .sort(),
    );
  };
  const parse = (value: unknown): State => stateSchema.safeParse(value).data ?? {};

  /** Whoever began to read earlier knows less, and changes nothing. */
  const keep = (kind: Kind, records: KeptRecord[], readAt: number): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const known = parse(await readSettingToWrite(transaction, contentSourceKey));
      const before = known[kind];
      if (before && before.readAt > readAt) return learn(known);
      const digest = digestOf(records);
      if (before?.digest !== digest) await replaceRecords(transaction, kind, records);
      const next = { ...known, [kind]: { digest, readAt } };
      await saveSetting(transaction, contentSourceKey, next);
      learn(next);
    });

  const tellOmissions = (kind: Kind, omissions: readonly string[]): void => {
    const text = omissions.join('\n');
    if (text !== '' && told.get(kind) !== text) {
      log({ level: 'warn', message: 'a part of the content is left out', kind, omissions });
    }
    told.set(kind, text);
  };

  const syncKind = async (kind: Kind): Promise<Kind[]> => {
    const readAt = now();
    try {
      const { records, omissions } = await reader.read(kind);
      tellOmissions(kind, omissions);
      await keep(kind, records, readAt);
      if (failing.delete(kind)) log({ level: 'info', message: 'content can be read again', kind });
      return [];
    } catch (error) {
      if (!failing.has(kind)) {
        log({
          level: 'warn',
          message: 'content cannot be read; what is kept serves',
          kind,
          error: describeError(error),
        });
      }
      failing.add(kind);
      return [kind];
    }
  };

  // One reading of a kind after the other: a webhook that comes meanwhile tells of something newer. It waits for no other kind.
  const syncInTurn = (kind: Kind): Promise<Kind[]> => {
    const run = (queues.get(kind) ?? Promise.resolve()).then(() => syncKind(kind));
    queues.set(
      kind,
      run.catch(() => undefined),
    );
    return run;
  };
  const sync: ContentSource['sync'] = async (kinds = kindNames) => (await Promise.all(kinds.map(syncInTurn))).flat();
  const look: ContentSource['look'] = async () => learn(parse(await readSetting(db, contentSourceKey)));

  const reading = createPoller(
    () => pollMs,
    async () => void (await sync()),
  );
  const looking = createPoller(
    () => lookMs,
    // A database that does not answer says so to whoever asks.
    () => look().catch(() => undefined),
  );
  return {
    revision: () => revision,
    look,
    sync,
    keptSince() {
      const [oldest] = [...failing].flatMap((kind) => state[kind]?.readAt ?? []).sort((a, b) => a - b);
      return oldest === undefined ? null : new Date(oldest);
    },
    drafts: createDraftReader(reader, now),
    start() {
      reading.start();
      looking.start();
    },
    stop() {
      reading.stop();
      looking.stop();
    },
  };
}
