import { describe, expect, test } from '@jest/globals';
import type { Release } from '@vitryna/contracts/release';
import { createComposition } from '../../model/composition.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import { type FakeReleaseInput, fakeRelease, fakeRoute } from '../../testing/index.ts';
import { budgetsStep } from './budgets.ts';
import { contractsStep } from './contracts.ts';
import { eventsStep } from './events.ts';
import { filesStep } from './files.ts';
import type { GateContext } from './gate-step.ts';
import { integrityStep } from './integrity.ts';
import { needsStep } from './needs.ts';
import { payloadsStep } from './payloads.ts';
import { expandOptional } from './route-forms.ts';
import { routesStep } from './routes.ts';
import { sharedExportsStep } from './shared-exports.ts';
import { sharedRangesStep } from './shared-ranges.ts';
import { stylesStep } from './styles.ts';
import { textsStep } from './texts.ts';

const release = (input: FakeReleaseInput): Release => fakeRelease(input).release;
const noStore = {} as ReleaseReader;
const contextOf = (shell: Release, remotes: Release[], liveReleases: Release[] = []): GateContext => ({
  store: noStore,
  composition: createComposition({}, new Date(0)),
  shell,
  remotes,
  liveReleases,
});
const shell = release({ name: 'shell' });

describe('shared-ranges', () => {
  test.each([
    ['^19.0.0', 0],
    ['>=18', 0],
    ['^18.0.0', 1],
    ['nonsense', 1],
  ])('finds for react %s beside 19.3.1 %i problems', async (range, count) => {
    const { problems } = await sharedRangesStep.check(
      contextOf(shell, [release({ name: 'mf-a', shared: { react: range } })]),
    );
    expect(problems).toHaveLength(count);
  });

  test('refuses a package that the shell does not share', async () => {
    const remote = release({ name: 'mf-a', shared: { lodash: '^4.0.0' } });
    const { problems } = await sharedRangesStep.check(contextOf(shell, [remote]));
    expect(problems).toEqual([expect.stringContaining('lodash')]);
  });
});

describe('routes', () => {
  const problemsOf = async (...tables: [string, string][][]) => {
    const remotes = tables.map((table, index) =>
      release({ name: `mf-r${index}`, routes: table.map(([name, path]) => fakeRoute(name, path)) }),
    );
    return (await routesStep.check(contextOf(shell, remotes))).problems;
  };

  test('expands optional segments', () => {
    expect(expandOptional('search/:specifications?')).toEqual(['search', 'search/:specifications']);
    expect(expandOptional('')).toEqual(['']);
  });

  test('accepts two claims on the two-segment route, static segments beside parameters, and children of the product', async () => {
    const find: [string, string][] = [
      ['category', ':categorySlug'],
      ['filters', ':categorySlug/:specifications'],
      ['search', 'search/:specifications?'],
    ];
    const decide: [string, string][] = [
      ['product', ':categorySlug/:productSlug'],
      ['reviews', ':categorySlug/:productSlug/reviews'],
    ];
    await expect(problemsOf(find, decide)).resolves.toEqual([]);
  });

  test.each([
    ['the same path', [['a', 'blog/:slug']], [['b', 'blog/:id']]],
    ['an optional form', [['a', 'search/:x?']], [['b', 'search']]],
    ['the same name', [['a', 'one']], [['a', 'two']]],
    ['the same claim', [['a', ':categorySlug/:productSlug']], [['b', ':categorySlug/:productSlug']]],
    ['the two-segment route under other names', [['a', ':x/:y']], []],
    ['a path of the gateway', [['a', 'assets/list']], []],
    ['a path that looks like files', [['a', 'icons/all']], []],
    ['a page of the shell', [['a', 'offline']], []],
    ['a language', [['a', 'ru/list']], []],
    ['a catch-all', [['a', '*']], []],
    ['a catch-all below a parameter', [['a', ':x/*']], []],
    ['a pattern of parameters alone', [['a', ':x/:y/:z']], []],
    ['one parameter of another name', [['a', ':x']], []],
    ['an optional path of the gateway', [['a', 'icons?/all']], []],
    ['a path of the gateway in capitals', [['a', 'Icons']], []],
  ] as [string, [string, string][], [string, string][]][])('refuses %s', async (_, one, other) => {
    expect((await problemsOf(one, other)).length).toBeGreaterThan(0);
  });

  test.each(['ip-kamery/:p', 'ip-kamery', 'ip-kamery/*'])(
    'refuses %s, which takes the example of another route',
    async (path) => {
      const find = release({
        name: 'mf-a',
        routes: [fakeRoute('category', ':categorySlug/:specifications?', 'ip-kamery')],
      });
      const taker = release({ name: 'mf-b', routes: [fakeRoute('taker', path)] });
      const { problems } = await routesStep.check(contextOf(shell, [find, taker]));
      expect(problems).toEqual([expect.stringContaining('"/ip-kamery" of mf-a 1.0.0 (category) would be shown by')]);
      // Whoever is refused is told whose route it was.
      expect(problems.join()).toContain('mf-b 1.0.0 (taker)');
    },
  );

  test('accepts a catch-all below a segment of its own, beside a page that ranks higher', async () => {
    await expect(
      problemsOf(
        [['all', 'help/*']],
        [
          ['one', 'help/:slug'],
          ['two', 'help/faq'],
        ],
      ),
    ).resolves.toEqual([]);
  });

  test('refuses a route whose page the release does not have', async () => {
    const remote = release({ name: 'mf-a', routes: [fakeRoute('home', '')], pages: {} });
    const { problems } = await routesStep.check(contextOf(shell, [remote]));
    expect(problems).toEqual([expect.stringContaining('no page "home"')]);
  });
});

describe('facts of a route', () => {
  const problemsOf = async (facts: Partial<Release['routes'][number]>) => {
    const remote = release({ name: 'mf-a', routes: [{ ...fakeRoute('page', 'page'), ...facts }] });
    return (await routesStep.check(contextOf(shell, [remote]))).problems;
  };

  test.each([
    [{ query: ['page', 'filter.*'], isIndexed: false, hasPopups: false, hasListLooks: true }, 0],
    [{ query: undefined }, 0],
    [{ cache: 'private', isIndexed: true }, 1],
    [{ query: ['recovery', 'utm_source', 'page'] }, 2],
  ] as const)('finds in %j %i problems', async (facts, count) => {
    expect(await problemsOf(facts as Partial<Release['routes'][number]>)).toHaveLength(count);
  });
});

describe('contracts and needs', () => {
  test('refuses another version of a contract than the shell speaks', async () => {
    const remote = release({ name: 'mf-a', contracts: { events: 2, store: 1, payments: 1 } });
    const { problems } = await contractsStep.check(contextOf(shell, [remote]));
    expect(problems).toHaveLength(2);
  });

  test('refuses to take a modal away that others open, and leaves alone what nobody has', async () => {
    const owner = release({ name: 'mf-checkout', modals: { cart: { js: [], css: [] } } });
    const without = release({ name: 'mf-checkout', version: '2' });
    const opener = release({ name: 'mf-a', needs: ['modals/cart', 'modals/successful'] });
    const { problems } = await needsStep.check(contextOf(shell, [without, opener], [owner, opener]));
    expect(problems).toEqual([expect.stringContaining('mf-a 1.0.0 opens the modal cart')]);
  });

  test('refuses a need that nobody exposes and accepts one that somebody does', async () => {
    const assets = { js: [], css: [] };
    const owner = release({ name: 'mf-checkout', modals: { cart: assets } });
    const opener = release({
      name: 'mf-a',
      needs: ['mf-checkout/modals/cart', 'mf-checkout/modals/none', 'mf-b/modals/x'],
    });
    const { problems } = await needsStep.check(contextOf(shell, [owner, opener]));
    expect(problems).toEqual([expect.stringContaining('modals/none'), expect.stringContaining('mf-b')]);
  });
});

describe('shared exports', () => {
  const taking = (names: string[]) => release({ name: 'mf-a', sharedExports: { react: names } });
  const giving = release({ name: 'shell', sharedExports: { react: ['useState', 'useId'] } });
  const problemsOf = async (one: Release, remote: Release) =>
    (await sharedExportsStep.check(contextOf(one, [remote]))).problems;

  test('refuses an export that a remote takes and the shell does not have', async () => {
    await expect(problemsOf(giving, taking(['useState', 'useEffect']))).resolves.toEqual([
      expect.stringContaining('mf-a 1.0.0 takes useEffect of react'),
    ]);
    await expect(problemsOf(giving, taking(['useState', '*']))).resolves.toEqual([]);
    await expect(problemsOf(shell, taking(['useEffect']))).resolves.toEqual([]);
  });

  test('refuses a bundle that takes what its release does not say', async () => {
    const { release: silent, files } = fakeRelease({
      name: 'mf-a',
      shared: {},
      bundle: "const r = require( 'react' );",
    });
    const reader = {
      ...noStore,
      readFile: async (_: string, __: string, path: string) => files.get(path) ?? Buffer.of(),
    };
    const { problems } = await sharedExportsStep.check({ ...contextOf(shell, [silent]), store: reader });
    expect(problems).toEqual([expect.stringContaining('takes react and does not say so')]);
  });

  test('tells which API of the shell is another one than now', async () => {
    const of = (hash: string) =>
      release({ name: 'shell', shared: { '@vitryna/store': `1.0.0+${hash}`, react: '19.3.1' } });
    const { notices } = await sharedExportsStep.check(contextOf(of('b'), [], [of('a')]));
    expect(notices).toEqual(['@vitryna/store would be 1.0.0+b, and is 1.0.0+a now']);
  });
});

describe('budgets', () => {
  const big = (path: string, size: number) => {
    const one = release({ name: 'mf-a' });
    return { ...one, files: { ...one.files, [path]: { integrity: 'sha384-a', size } } };
  };
  test.each([
    [
      'client/page.js',
      6_000_000,
      [/client\/page\.js has 6000 KB of 600 KB/, /the scripts of browsers has 60\d\d KB of 1500 KB/],
    ],
    ['client/picture.webp', 6_000_000, []],
    ['server/server.cjs', 7_000_000, [/server\/server\.cjs has 7000 KB of 6000 KB/]],
    ['client/page.js.map', 31_000_000, [/the whole release has 310\d\d KB of 30000 KB/]],
  ])('says of %s of %i bytes what is too much', async (path, size, messages) => {
    const { problems } = await budgetsStep.check(contextOf(shell, [big(path, size)]));
    expect(problems).toEqual(messages.map((message) => expect.stringMatching(message)));
  });

  test('does not measure a build to be looked into', async () => {
    const remote = { ...big('client/page.js', 6_000_000), isDevelopment: true };
    expect(await budgetsStep.check(contextOf(shell, [remote]))).toMatchObject({ problems: [] });
  });
});

describe('payloads', () => {
  const schema = (type: string) => ({
    'a:was-done': { type: 'object', properties: { id: { type } }, required: ['id'] },
  });
  const sender = release({
    name: 'mf-a',
    events: { sends: ['a:was-done'], hears: [] },
    eventSchemas: schema('number'),
  });
  const problemsOf = async (one: Release, ...remotes: Release[]) =>
    (await payloadsStep.check(contextOf(one, remotes))).problems;

  test('refuses a payload that a hearer, or the bus of the shell, does not accept', async () => {
    const hearer = release({
      name: 'mf-b',
      events: { sends: [], hears: ['a:was-done'] },
      eventSchemas: schema('string'),
    });
    const problem = expect.stringContaining('payload.id: "number" is sent, "string" heard');
    await expect(problemsOf(shell, sender, hearer)).resolves.toEqual([problem]);
    await expect(problemsOf({ ...shell, eventSchemas: schema('string') }, sender)).resolves.toEqual([problem]);
    await expect(problemsOf({ ...shell, eventSchemas: schema('number') }, sender)).resolves.toEqual([]);
  });

  test('refuses an event that the bus of the shell does not know', async () => {
    await expect(problemsOf({ ...shell, eventSchemas: {} }, sender)).resolves.toEqual([
      expect.stringContaining('an event of this name is not known'),
    ]);
  });

  test('refuses an event that its sender has no schema of, unless it is a release from before', async () => {
    const unknown = { ...sender, eventSchemas: {} };
    await expect(problemsOf(shell, unknown)).resolves.toEqual([expect.stringContaining('no contract')]);
    const { eventSchemas: _, ...before } = sender;
    await expect(problemsOf(shell, before)).resolves.toEqual([]);
  });
});

describe('events', () => {
  const sender = release({ name: 'mf-a', events: { sends: ['a:done'], hears: [] } });
  const silent = release({ name: 'mf-a', version: '2' });
  const hearer = release({ name: 'mf-b', events: { sends: [], hears: ['a:done'] } });

  test('refuses to take an event away from who hears it', async () => {
    const findings = await eventsStep.check(contextOf(shell, [silent, hearer], [shell, sender, hearer]));
    expect(findings.problems).toEqual([expect.stringContaining('a:done')]);
  });

  test('only mentions an event that nobody sends yet', async () => {
    const findings = await eventsStep.check(contextOf(shell, [silent, hearer]));
    expect(findings).toEqual({ problems: [], notices: [expect.stringContaining('a:done')] });
  });
});

describe('files and integrity', () => {
  const fake = fakeRelease({ name: 'shell' });
  const integrity = fakeRelease({ name: 'shell' }).release.files['client/entry.js']?.integrity ?? '';
  const store = (spoil: (path: string, bytes: Buffer) => Buffer): ReleaseReader => ({
    ...noStore,
    readRelease: async () => ({ release: fake.release, integrity }),
    readFile: async (_, __, path) => spoil(path, Buffer.from(fake.files.get(path) ?? '')),
  });
  const contextWith = (reader: ReleaseReader, promised: string): GateContext => ({
    ...contextOf(fake.release, []),
    store: reader,
    composition: createComposition({ shell: { version: '1.0.0', integrity: promised } }, new Date(0)),
  });

  test('accept what was built', async () => {
    const context = contextWith(
      store((_, bytes) => bytes),
      integrity,
    );
    await expect(filesStep.check(context)).resolves.toEqual({ problems: [], notices: [] });
    await expect(integrityStep.check(context)).resolves.toEqual({ problems: [], notices: [] });
  });

  test.each(['client/entry.js', 'client/entry.js.br', 'server/server.cjs'])(
    'refuse one changed byte in %s',
    async (changed) => {
      const flip = (path: string, bytes: Buffer) => {
        if (path === changed) bytes[3] = (bytes[3] ?? 0) ^ 1;
        return bytes;
      };
      const { problems } = await filesStep.check(contextWith(store(flip), integrity));
      expect(problems).toEqual([expect.stringContaining(changed)]);
    },
  );

  test('refuse a manifest that was changed after the composition was made', async () => {
    const other = integrity.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const { problems } = await integrityStep.check(
      contextWith(
        store((_, bytes) => bytes),
        other,
      ),
    );
    expect(problems).toEqual([expect.stringContaining('changed')]);
  });
});

describe('texts', () => {
  const saying = (name: string, home: string) =>
    release({ name, texts: { uk: { Home: home, [`Only of ${name}`]: name }, ru: { Home: 'Главная' } } });
  const problemsOf = async (remotes: Release[], live: Release[] = []) =>
    (await textsStep.check(contextOf(saying('shell', 'Головна'), remotes, live))).problems;

  test('refuses another text for a key of somebody else', async () => {
    await expect(problemsOf([saying('mf-a', 'Головна'), saying('mf-b', 'Додому')])).resolves.toEqual([
      '"Home" (uk) is "Головна" in shell 1.0.0 and "Додому" in mf-b 1.0.0: give one of them another key, or change the translations',
    ]);
    await expect(problemsOf([saying('mf-a', 'Головна')])).resolves.toEqual([]);
  });

  test('leaves alone what is live as it is', async () => {
    const old = saying('mf-b', 'Додому');
    await expect(problemsOf([old], [saying('shell', 'Головна'), old])).resolves.toEqual([]);
  });
});

describe('styles', () => {
  const contextOfSheets = (...sheets: [name: string, css: string][]) => {
    const fakes = sheets.map(([name, css]) => fakeRelease({ name, contents: { 'client/styles.css': css } }));
    const files = new Map(
      fakes.flatMap(({ release: { name }, files }) => [...files].map(([path, bytes]) => [`${name}/${path}`, bytes])),
    );
    const store = { readFile: async (app: string, _: string, path: string) => files.get(`${app}/${path}`) };
    const [frame, ...remotes] = fakes.map((fake) => fake.release);
    return { ...contextOf(frame as Release, remotes), store: store as unknown as ReleaseReader };
  };
  const problemsOf = async (...sheets: [name: string, css: string][]) =>
    (await stylesStep.check(contextOfSheets(...sheets))).problems;

  test('accepts what names its own, beside a shell that is about everything', async () => {
    const all = 'body,:root{margin:0}.frame{}@keyframes turn-s{to{}}';
    const one =
      '.card-a{}.card-a:hover>svg{}dialog[data-modal-name=offer]{}[data-boundary=mf-a] h1{}@keyframes turn-a{to{}}';
    await expect(problemsOf(['shell', all], ['mf-a', one], ['mf-b', '.card-b{}'])).resolves.toEqual([]);
  });

  test.each([
    ['about all pages', 'header{display:none}', '"header" in client/styles.css is about all pages'],
    ['about all pages on some screens', '@media print{*{color:red}}', '"*" in client/styles.css is about all pages'],
    ['about another remote', '[data-boundary=mf-b] h1{}', 'in client/styles.css is about mf-b'],
    ['of the class of another', '.card-b{}', 'the class card-b is styled by mf-a 1.0.0 and by mf-b 1.0.0'],
    ['of the class of the shell', '.frame{}', 'the class frame is styled by shell 1.0.0 and by mf-a 1.0.0'],
    [
      'with the animation of another',
      '@keyframes turn{to{}}',
      'the animation turn is styled by mf-a 1.0.0 and by mf-b 1.0.0',
    ],
  ])('refuses styles %s', async (_, css, words) => {
    const problems = await problemsOf(['shell', '.frame{}'], ['mf-a', css], ['mf-b', '.card-b{}@keyframes turn{to{}}']);
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  test('leaves alone what is live as it is: its team keeps nobody else from a promote', async () => {
    const context = contextOfSheets(['shell', '.a{}'], ['mf-a', 'header{}.a{}']);
    const live = { ...context, liveReleases: [context.shell, ...context.remotes] };
    await expect(stylesStep.check(live)).resolves.toMatchObject({ problems: [] });
  });
});
