import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Dangers, RenderFault } from '@vitryna/release';
import { z } from 'zod';
import { errorFields, type Log } from '../base/log.ts';
import { badAfter } from './bad-versions.ts';

const noteSchema = z.object({
  host: z.string(),
  pid: z.number().int(),
  at: z.number(),
  /** The cause that no thread's end could stop. */
  kind: z.enum(['memory', 'loop']).default('memory'),
  renders: z.array(z.object({ app: z.string(), version: z.string(), path: z.string() })),
});
type Note = z.infer<typeof noteSchema>;

/** A gateway's notes for its successor, and those of its predecessors. */
export type CrashNotes = Dangers & {
  /** Whose fault it was that processes before this one ended, as far as that is certain. */
  faults: () => RenderFault[];
  /** This process is about to end because of these versions, each of them for certain. */
  handOn: (versions: { app: string; version: string }[]) => void;
  /** This process ends by itself. */
  close: () => void;
};

type Options = {
  folder: string;
  now: () => number;
  log: Log;
  /** Whether a process of this machine runs. */
  isRunning?: (pid: number) => boolean;
};

function isRunningHere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Notes of renders that may end the process, in a file that is there only while they may. A new process finds what the processes before
 * left: the only version in such a note is at fault; of several each is rendered by itself from then on, so that the next note says which.
 */
export function createCrashNotes({ folder, now, log, isRunning = isRunningHere }: Options): CrashNotes {
  const host = hostname();
  const newFile = () => join(folder, `${process.pid}-${randomBytes(4).toString('hex')}.json`);
  const own = newFile();
  const dangers = new Map<object, Note['renders']>();
  const faults: RenderFault[] = [];
  const suspects = new Set<string>();

  /** Does what needs the folder; a gateway that has none goes on without. */
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      log.warn('notes of what may end this process cannot be kept', { folder, ...errorFields(error) });
    }
  };
  const readNote = (file: string): void => {
    const note = noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    if (now() - note.at > badAfter.withinMs) {
      rmSync(file, { force: true });
      return;
    }
    // In a container each process has the number of the one before.
    if (note.host !== host || (note.pid !== process.pid && isRunning(note.pid))) return;
    const [only, ...others] = new Map(note.renders.map((one) => [`${one.app} ${one.version}`, one])).values();
    const renders = [...new Set(note.renders.map(({ app, version, path }) => `${app} ${version} ${path}`))].join(', ');
    log.error('a process before this one ended by what it rendered', { renders });
    if (!only) return;
    if (others.length === 0) {
      const { app, version, path } = only;
      const error = new Error(`gateway: the process that rendered ${path || 'nothing yet'} ended`);
      faults.push({ app, version, kind: note.kind, isEvaluation: false, endedProcess: true, error });
    }
    for (const { app, version } of note.renders) suspects.add(`${app} ${version}`);
  };
  attempt(() => {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) attempt(() => readNote(join(folder, name)));
  });

  return {
    note(thread, renders) {
      const had = dangers.size > 0;
      if (renders.length > 0) dangers.set(thread, renders);
      else dangers.delete(thread);
      const note: Note = { host, pid: process.pid, at: now(), kind: 'memory', renders: [...dangers.values()].flat() };
      // Written at once: the next turn of the loop may not come.
      if (dangers.size > 0) attempt(() => writeFileSync(own, JSON.stringify(note)));
      else if (had) attempt(() => rmSync(own, { force: true }));
    },
    isSuspect: (app, version) => suspects.has(`${app} ${version}`),
    faults: () => faults,
    handOn(versions) {
      for (const version of versions) {
        const note: Note = { host, pid: process.pid, at: now(), kind: 'loop', renders: [{ ...version, path: '' }] };
        attempt(() => writeFileSync(newFile(), JSON.stringify(note)));
      }
    },
    close: () => attempt(() => rmSync(own, { force: true })),
  };
}
