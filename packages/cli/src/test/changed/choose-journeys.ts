import { kindOfFile } from './kind-of-file.ts';
import { type ChangedPart, mayReach, type Reach } from './reach.ts';

/** A journey as Playwright lists it: `[project] › shop/card.spec.ts:12:1 › title`. */
export type ListedJourney = { project: string; file: string; title: string };

/** Which journeys a change can reach: all with the reason, or some. */
export type JourneyChoice = { all: string } | { journeys: ListedJourney[] };

/** Reads `playwright test --list`. */
export function parseList(text: string): ListedJourney[] {
  const lines = text.matchAll(/^ *\[(?<project>[^\]]+)\] › (?<file>[^:\n]+):\d+:\d+ › (?<title>.+)$/gm);
  return [...lines].map(({ groups: { project = '', file = '', title = '' } = {} }) => ({ project, file, title }));
}

/** The name under which `reach.ts` keeps a journey; tags stand behind its title in a list, not in its name. */
export const keyOf = ({ file, title }: ListedJourney): string =>
  `packages/e2e/src/${file} › ${title.replace(/(?: @[\w-]+)+$/, '')}`;

type Question = {
  files: readonly string[];
  listed: readonly ListedJourney[];
  reach: Reach;
  partsOf: (remote: string, files: string[]) => ReadonlySet<string> | null;
};

/** Journeys whose spec changed, and those that may meet a changed part of a remote; all, where something changed that all stand on. */
export function chooseJourneys({ files, listed, reach, partsOf }: Question): JourneyChoice {
  const kinds = files.map((file) => ({ file, what: kindOfFile(file) }));
  const shared = kinds.find(({ what }) => what.kind === 'shared');
  if (shared) return { all: `${shared.file} may be under any page` };
  const ofRemotes = new Map<string, string[]>();
  for (const { file, what } of kinds)
    if (what.kind === 'remote') ofRemotes.set(what.remote, [...(ofRemotes.get(what.remote) ?? []), file]);
  if (ofRemotes.size > 0 && Object.keys(reach).length === 0)
    return { all: 'what each reaches is not known here before a first whole run' };
  const changed: ChangedPart[] = [...ofRemotes].map(([remote, own]) => ({ remote, parts: partsOf(remote, own) }));
  const isChanged = ({ file }: ListedJourney) => files.includes(`packages/e2e/src/${file}`);
  return {
    journeys: listed.filter(
      (journey) => isChanged(journey) || (changed.length > 0 && mayReach(reach[keyOf(journey)], changed)),
    ),
  };
}
