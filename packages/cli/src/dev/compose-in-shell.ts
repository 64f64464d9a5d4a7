import { mirrorLive, promote, publish, type ReleaseReader, type ReleaseStore } from '@vitryna/release';

/** A team's own gateway. */
export type Composer = {
  /** Copies what is live in the store that lends its shell; throws what to do when that cannot be. */
  follow: () => Promise<void>;
  /** Puts a build of the team's remote into it. */
  take: (folder: string) => Promise<void>;
};

type Options = {
  /** The remote of this machine. */
  app: string;
  shell: URL;
  /** The store that lends its shell, and the one of this machine. */
  from: ReleaseReader;
  store: ReleaseStore;
  printStep: (step: string, text: string) => void;
};

const shownProblems = 12;

/** The same store for the gate: nobody is given source maps of a live store, so that they are no lack here. */
const withoutMaps = (store: ReleaseStore): ReleaseStore => ({
  ...store,
  async readRelease(app, version) {
    const stored = await store.readRelease(app, version);
    const files = Object.fromEntries(Object.entries(stored.release.files).filter(([path]) => !path.endsWith('.map')));
    return { ...stored, release: { ...stored.release, files } };
  },
});

/** Makes what is live in one store, with one remote of this machine in it, live in another. */
export function createComposer({ app, shell, from, store, printStep }: Options): Composer {
  let live: Record<string, string> = {};
  let own: string | null = null;

  const compose = async (): Promise<void> => {
    const pointer = await store.readLive();
    const here = pointer ? Object.keys((await store.readComposition(pointer.live)).parts) : [];
    const gone = Object.fromEntries(here.filter((name) => !(name in live)).map((name) => [name, null]));
    const changes = { ...gone, ...live, ...(own !== null && { [app]: own }) };
    const by = { who: 'pnpm dev', why: 'pages are rendered when they are looked at' };
    const { outcome, gate } = await promote({ store: withoutMaps(store), candidate: { changes }, smoke: null, by });
    if (outcome === 'promoted') printStep('live', own === null ? `as at ${shell.origin}` : `${app} ${own}`);
    if (outcome !== 'refused') return;
    const all = gate.flatMap(({ name, problems: found }) => found.map((problem) => `${name}: ${problem}`));
    const rest = all.length - shownProblems;
    const problems = [...all.slice(0, shownProblems), ...(rest > 0 ? [`and ${rest} more`] : [])];
    if (own === null) throw new Error(`What is live at ${shell.origin} is refused here:\n${problems.join('\n')}`);
    printStep('refused', `${app} ${own} does not fit the store at ${shell.origin}, whose gate would say the same:`);
    for (const problem of problems) printStep('', problem);
    printStep(
      '',
      'what was shown stays; take up what is live there into this checkout, or have the shell promoted first',
    );
  };

  return {
    async follow() {
      const found = await mirrorLive(from, store);
      if (!found) {
        throw new Error(
          `${shell.origin} shows no builds: it is no store of this kind, is older than this command, or keeps them to itself ` +
            '(SHARE_BUILDS=off of its gateways).',
        );
      }
      if (JSON.stringify(found) === JSON.stringify(live)) return;
      live = found;
      await compose();
    },
    async take(folder) {
      const { version } = await publish(store, folder);
      if (version === own) return;
      own = version;
      await compose();
    },
  };
}
