import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import {
  atStart,
  type Edit,
  inFederation,
  inLoader,
  inPage,
  inRender,
  installed,
  type MorePage,
} from './fixture-remotes.ts';

/** A fixture that the gate must refuse. */
export type Refused = {
  /** The step that refuses, and no other does. */
  step: string;
  /** What is changed in the sources; the other remote is untouched. */
  seller?: Edit[];
  buyer?: Edit[];
  /** What is changed by hand in the built `release.json` of the seller, where no source could say it. */
  byHand?: (release: Release) => Partial<Release>;
  /** What the gate says of it. */
  messages: RegExp[];
  /** It is held against the untouched remotes, which are live then. */
  isCompared?: true;
};

const inBrowserOnly = (code: string) => inRender(`if (typeof window !== 'undefined') { ${code} }`);
const contractsOfAnotherDay = (events: string): Edit[] => [
  inFederation(
    'export default {',
    `import { eventSchemas } from '@vitryna/contracts/event-schemas';\nexport default {`,
  ),
  inFederation("name: 'mf-seller',", `name: 'mf-seller', eventSchemas: { ...eventSchemas, ${events} },`),
];
const letters = (count: number) => `'${'x'.repeat(count)}'`;

/** One route more, of a page that is there, as a release says it. */
const withRoute =
  (facts: Partial<RouteDeclaration>) =>
  ({ routes }: Release): Partial<Release> => ({
    routes: [{ name: 'more', path: '', layout: 'default', cache: 'public', page: 'offers', ...facts }, ...routes],
  });

const ofPackages: Record<string, Refused> = {
  'an older major of a shared package, built with an empty list of shared packages': {
    step: 'shared-ranges',
    // The list is what teams once wrote themselves: what the code takes is read off it all the same.
    seller: [installed('react', '18.3.1'), inFederation("name: 'mf-seller',", "name: 'mf-seller', shared: {},")],
    messages: [/mf-seller \S+ needs react \^18\.3\.1, shell \S+ provides 19\./],
  },
  'a shared package whose version is none': {
    step: 'shared-ranges',
    seller: [installed('react', 'next')],
    messages: [/needs react in "\^next", which is not a range of versions/],
  },
  'a package that the shell does not share': {
    step: 'shared-ranges',
    // The preset of this checkout shares what its shell does; one of another day may share more.
    byHand: ({ shared }) => ({ shared: { ...shared, lodash: '^4.0.0' } }),
    messages: [/needs lodash \^4\.0\.0, which shell \S+ does not share/],
  },
  'an export that a shared package does not have any more': {
    step: 'shared-exports',
    seller: [
      inPage('import { useEffect }', "import { useOldTexts } from '@vitryna/i18n/react';\nimport { useEffect }"),
      inRender('useOldTexts();'),
    ],
    messages: [/mf-seller \S+ takes useOldTexts of @vitryna\/i18n\/react, which shell \S+ does not have/],
  },
  'a bundle that takes more than its release says': {
    step: 'shared-exports',
    // The build reads it off the code, so only who writes in the manifest afterwards can be silent.
    byHand: () => ({ shared: {} }),
    messages: [/takes react and does not say so in "shared"/, /takes @vitryna\/event-bus\/react and does not say so/],
  },
  'an entry that browsers do not get': {
    step: 'integrity',
    // The build names its own entry.
    byHand: ({ server }) => ({ entry: server }),
    messages: [/mf-seller \S+: the entry server\/server\.cjs is not below client\//],
  },
  'another version of a contract, and one that nobody knows': {
    step: 'contracts',
    // A source tree speaks one version of each; this is a release of another tree.
    byHand: ({ contracts }) => ({ contracts: { ...contracts, events: 2, payments: 1 } }),
    messages: [
      /speaks version 2 of "events", shell \S+ speaks version 1/,
      /speaks version 1 of "payments", shell \S+ does not know it/,
    ],
  },
};

const ofRoutes: Record<string, Refused> = {
  'a route for everything': { step: 'routes', byHand: withRoute({ path: '*' }), messages: [/"\/\*" is a catch-all/] },
  'a catch-all in the middle': {
    step: 'routes',
    byHand: withRoute({ path: ':any/*' }),
    messages: [/"\/:any\/\*" is a catch-all: it must begin with a segment of its own/],
  },
  'a route below a category': {
    step: 'routes',
    byHand: withRoute({ path: 'ip-kamery/:p' }),
    messages: [/"\/ip-kamery" of mf-buyer \S+ \(category\) would be shown by nobody, because .* of mf-seller/],
  },
  'a route in the place of a category': {
    step: 'routes',
    byHand: withRoute({ path: 'ip-kamery' }),
    messages: [/"\/ip-kamery" of mf-buyer \S+ \(category\) would be shown by mf-seller \S+ \(more\)/],
  },
  'a page of the shell': {
    step: 'routes',
    byHand: withRoute({ path: 'offline' }),
    messages: [/\/offline is not a page's/],
  },
  'a folder of the gateway': {
    step: 'routes',
    byHand: withRoute({ path: 'icons' }),
    messages: [/\/icons is not a page's/],
  },
  'a language': { step: 'routes', byHand: withRoute({ path: 'ua/more' }), messages: [/\/ua is not a page's/] },
  'any two segments': {
    step: 'routes',
    byHand: withRoute({ path: ':one/:two' }),
    messages: [/is the shell's own two-segment route/],
  },
  'any three segments': {
    step: 'routes',
    byHand: withRoute({ path: ':one/:two/:three' }),
    messages: [/begins with a parameter, which only categories and products may/],
  },
  'a path of another remote': {
    step: 'routes',
    byHand: withRoute({ path: 'wishes' }),
    messages: [/"\/wishes" is claimed by mf-buyer \S+ \(wishes\) and by mf-seller \S+ \(more\)/],
  },
  'a name of another remote': {
    step: 'routes',
    byHand: withRoute({ path: 'more', name: 'wishes' }),
    messages: [/the route name wishes is claimed by mf-buyer .* and by mf-seller/],
  },
  'a route without its page': {
    step: 'routes',
    seller: [inFederation("page: 'offers', example", "page: 'none', example")],
    messages: [/route offers: there is no page "none"/],
  },
  'a private page for search engines': {
    step: 'routes',
    byHand: withRoute({ path: 'more', isIndexed: true, cache: 'private' }),
    messages: [/route more: a private page cannot be indexed/],
  },
  'a parameter of the visit': {
    step: 'routes',
    byHand: withRoute({ path: 'more', query: ['utm_source', 'recovery'] }),
    messages: [/the parameter utm_source belongs to the visit/, /the parameter recovery belongs to the visit/],
  },
};

const ofOthers: Record<string, Refused> = {
  'an event that others hear, and that is not sent any more': {
    step: 'events',
    seller: [inPage("bus.emit('product:product-viewed', { productId: id })", 'console.info(bus)')],
    isCompared: true,
    messages: [/mf-buyer \S+ hears product:product-viewed, which would not be sent any more/],
  },
  'an event with another payload than others hear': {
    step: 'payloads',
    seller: [
      ...contractsOfAnotherDay("'product:product-viewed': eventSchemas['checkout:checkout-started']"),
      inPage('{ productId: id }', '{ units: 1 }'),
    ],
    messages: [
      /product:product-viewed of mf-seller \S+ to mf-buyer \S+: payload\.productId is heard and not always sent/,
      /product:product-viewed of mf-seller \S+ to shell/,
    ],
  },
  'an event that the bus of the shell does not know': {
    step: 'payloads',
    seller: [
      ...contractsOfAnotherDay("'seller:offer-made': eventSchemas['checkout:cart-viewed']"),
      inRender("useEffect(() => bus.emit('seller:offer-made', {}), []);"),
    ],
    messages: [/seller:offer-made of mf-seller \S+ to shell \S+: an event of this name is not known/],
  },
  'an event that its own contracts do not know': {
    step: 'payloads',
    seller: [inRender("useEffect(() => bus.emit('seller:offer-made', {}), []);")],
    messages: [/seller:offer-made of mf-seller \S+: no contract that it was built with knows an event of this name/],
  },
  'a modal that others open, taken away': {
    step: 'needs',
    seller: [{ file: 'src/modals.ts', is: 'export const modals = {};' }],
    isCompared: true,
    messages: [/mf-buyer \S+ opens the modal offer, which nobody would expose after mf-seller/],
  },
  'a modal that its remote does not bring': {
    step: 'needs',
    buyer: [inPage('#modal=offer', '#modal=mf-seller/none')],
    messages: [/mf-buyer \S+ needs mf-seller\/modals\/none, which mf-seller \S+ does not expose/],
  },
  'a modal of a remote that is not there': {
    step: 'needs',
    buyer: [inPage('#modal=offer', '#modal=mf-nobody/offer')],
    messages: [/needs mf-nobody\/modals\/offer, and mf-nobody is not in the composition/],
  },
};

/** A style sheet that the build leaves as it is: its names are not made the remote's own. */
const styled = (css: string): Edit[] => [
  { file: 'src/page.css', is: css },
  inPage('import { use', "import './page.css';\nimport { use"),
];

const ofStyles: Record<string, Refused> = {
  'styles for all pages': {
    step: 'styles',
    seller: styled('@media print { header, main > p { display: none } }'),
    messages: [
      /mf-seller \S+: "header" in client\/page-offers\.\w+\.css is about all pages/,
      /"main>p" in client\/page-offers\.\w+\.css is about all pages/,
    ],
  },
  'styles for another remote': {
    step: 'styles',
    seller: styled("[data-boundary='mf-buyer'] { display: none }"),
    messages: [/mf-seller \S+: "\[data-boundary=.?mf-buyer.?\]" in \S+ is about mf-buyer/],
  },
  'another text for the key of another remote': {
    step: 'texts',
    seller: [{ file: 'src/locales/uk.json', is: '{ "Offers": "Пропозиції" }' }],
    buyer: [{ file: 'src/locales/uk.json', is: '{ "Offers": "Знижки" }' }],
    messages: [/"Offers" \(uk\) is "Знижки" in mf-buyer \S+ and "Пропозиції" in mf-seller/],
  },
  'a class and an animation that another remote styles, too': {
    step: 'styles',
    seller: styled('.offer { animation: 1s turn } @keyframes turn { to { rotate: 1turn } }'),
    buyer: styled('.offer { animation: 2s turn } @keyframes turn { to { rotate: 2turn } }'),
    messages: [
      /the class offer is styled by mf-buyer \S+ and by mf-seller/,
      /the animation turn is styled by mf-buyer \S+ and by mf-seller/,
    ],
  },
};

const ofWeight: Record<string, Refused> = {
  'a script of 2 MB': {
    step: 'budgets',
    seller: [atStart(`globalThis.offers = ${letters(2_000_000)};`)],
    messages: [/client\/page-offers\.\w+\.js has 2001 KB of 600 KB/, /the scripts of browsers has \d+ KB of 1500 KB/],
  },
};

const whenRendered: Record<string, Refused> = {
  'a bundle that changes what all remotes share, modules that throw, and a page that only browsers have': {
    step: 'smoke',
    seller: [
      { file: 'src/ghost.ts', is: 'export const Component = () => null;' },
      atStart('export const ghost = () => import(/* webpackChunkName: "page-ghost" */ \'./ghost.ts\');'),
      atStart(
        "Array.prototype.last = function () { return this.at(-1); }; Math.random = () => 4; throw new Error('no page');",
      ),
      { file: 'src/modal.tsx', was: 'export', is: "throw new Error('no modal');\nexport" },
    ],
    messages: [
      /^mf-seller changes what all remotes share: Array\.prototype\.last, Math\.random/,
      /mf-seller at pages\/offers: no page/,
      /mf-seller at modals\/offer: no modal/,
      /mf-seller \S+: the server bundle has no pages\/ghost/,
    ],
  },
  'a bundle that throws': {
    step: 'smoke',
    seller: [{ file: 'src/pages.ts', was: 'export const', is: "throw new Error('no bundle');\nexport const" }],
    messages: [/^mf-seller: no bundle/, /^\/ua\/offers loses mf-seller/],
  },
  'a bundle that requires a module which nobody shares': {
    step: 'smoke',
    // The build takes what it sees into the bundle, or refuses it.
    seller: [
      {
        file: 'src/pages.ts',
        was: 'export const',
        is: "if (typeof window === 'undefined') eval(\"require('left-pad')\");\nexport const",
      },
    ],
    messages: [/mf-seller requires "left-pad", which the shell does not share and no server bundle may use/],
  },
  'a bundle without the tables of a remote': {
    step: 'smoke',
    seller: [{ file: 'src/pages.ts', was: 'pages =', is: "pages = typeof window === 'undefined' ? 'none' :" }],
    messages: [/the server bundle of mf-seller has not the exports of a remote/],
  },
  'a page that is there now, and would be gone': {
    step: 'smoke',
    seller: [inLoader("throw new Response('', { status: 404 });")],
    isCompared: true,
    messages: [/^\/ua\/offers would answer 404, and answers 200 now/],
  },
  'a page that another remote would show': {
    step: 'smoke',
    seller: [inFederation("path: 'offers',", "path: 'goods',"), inFederation("example: 'offers'", "example: 'goods'")],
    buyer: [
      inFederation(
        'routes: [',
        "routes: [{ name: 'taken', path: 'offers', layout: 'default', cache: 'public', page: 'wishes' },",
      ),
    ],
    isCompared: true,
    messages: [/^\/ua\/offers would be shown by mf-buyer \(taken\), and is by mf-seller \(offers\) now/],
  },
};

/** What is wrong with one page of a remote that has many: the gate tells it by its address. */
type RefusedPage = MorePage & { messages: RegExp[] };

/** Pages that go wrong when they are rendered. */
export const refusedRenders: Record<string, RefusedPage> = {
  'a page of 2 MB': {
    edits: [inLoader(`return { id: ${letters(1)}.repeat(1_000_000) };`)],
    messages: [/^\/ua\/offers has 2\d\d\d KB of 1000 KB/],
  },
  'a render that throws, on a page without an example': {
    edits: [inRender("throw new Error('not this offer');")],
    isWithoutExample: true,
    messages: [/\/offers\/made-up .*not this offer/],
  },
  'a page that answers 503': {
    edits: [
      inPage('import { useLoaderData }', 'import { data, useLoaderData }'),
      inPage("return { id: params.id ?? 'all' };", "return data({ id: 'none' }, { status: 503 });"),
    ],
    messages: [/^\/ua\/offers answers 503/],
  },
  'a loader that throws an answer': {
    edits: [inLoader("throw new Response('', { status: 503 });")],
    messages: [/^\/ua\/offers mf-seller at \/ua\/offers: status 503/, /^\/ua\/offers loses mf-seller/],
  },
  // What it changes, the pages after it have as well.
  'a render that changes the shared React': {
    edits: [
      inPage('import { useEffect }', "import * as all from 'react';\nimport { useEffect }"),
      inRender('(all.default ?? all).version = "mine";'),
    ],
    messages: [/^\/ua\/offers changes what all remotes share: react\.version/],
  },
};

/** Pages that go wrong when they are hydrated. */
export const refusedHydrations: Record<string, RefusedPage> = {
  'a render that throws only in a browser': {
    edits: [inBrowserOnly("throw new Error('only in a browser');")],
    messages: [/^\/ua\/offers in a browser: .*only in a browser/],
  },
  'calls and navigation that are taken over': {
    edits: [
      inBrowserOnly(
        'const { fetch } = window; window.fetch = (...all) => fetch(...all); history.pushState = () => {};',
      ),
    ],
    messages: [/^\/ua\/offers in a browser: changes what all of a page share: fetch, history\.pushState/],
  },
  'a rejection in a browser that nobody takes': {
    edits: [inBrowserOnly("Promise.reject(new Error('unheard'));")],
    messages: [/^\/ua\/offers in a browser: nobody takes Error: unheard/],
  },
  'HTML of a text, past the policy': {
    edits: [inBrowserOnly("document.createElement('p').innerHTML = id;")],
    messages: [/^\/ua\/offers in a browser: .*(TrustedHTML|the policy refuses: require-trusted-types-for)/],
  },
  'an error on the console of a browser': {
    edits: [inBrowserOnly("console.error('told');")],
    messages: [/^\/ua\/offers in a browser: told/],
  },
  'another text in a browser than from the server': {
    edits: [inPage('Offers: {id}', 'Offers: {typeof window}')],
    messages: [/^\/ua\/offers in a browser: .*a part of the page was rendered anew/],
  },
  // What it keeps, the browser has on the pages after it as well.
  'a browser filled with what is kept': {
    edits: [
      inBrowserOnly("document.cookie = 'offers=' + 'x'.repeat(3000); localStorage.setItem('offers', 'x'.repeat(2e6));"),
    ],
    messages: [
      /^\/ua\/offers in a browser: keeps \d+ letters in cookies, where 2000 are for all/,
      /^\/ua\/offers in a browser: keeps \d+ letters in localStorage, where 1000000 are for all/,
    ],
  },
};

/** Fixtures by what is wrong with them; each is refused for that alone. */
export const refused: Record<string, Refused> = {
  ...ofPackages,
  ...ofRoutes,
  ...ofOthers,
  ...ofStyles,
  ...ofWeight,
  ...whenRendered,
};
