// The arrows that must be absent (docs/architecture.md): one named rule for each, with the reason in its comment. The arrows that
// exist stand in workspaces.cjs. References that are no imports are held against the same rules by check-references.mjs.
const { layerRules } = require('./layers.cjs');
const { demoShop, filesOf, measuresDemo, tests, tools, workspaces } = require('./workspaces.cjs');

const anyOf = (patterns) => `(?:${patterns.length > 0 ? patterns.join('|') : '(?!)'})`;
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const npm = (names) => `node_modules/(?:\\.pnpm/)?(?:@types[/+])?(?:${names})(?:[@/+]|$)`;

/** Folders of remotes, and of every workspace; the demo shop has no remotes. */
const aRemote = '(?:mf-|examples/(?!demo-shop/))[^/]+';
const anyWorkspace = `(?:shell|${aRemote}|(?:packages|examples/demo-shop)/[^/]+)`;

const lines = Object.entries(workspaces);
const notShipped = `${tests}|${tools}`;
/** The files of all workspaces of which a column says true, and those that it names. */
const where = (column) =>
  anyOf(
    lines.flatMap(([name, { [column]: says }]) => (says ? [filesOf(says === true ? name : `${name}/${says}`)] : [])),
  );
const servers = where('server');
const withReact = where('react');

/** The packages missing in a workspace's line. What a rule below refuses for a reason of its own is left to it. */
const arrowRules = lines.flatMap(([name, { imports, besides = [], server = false }]) => {
  const comment = 'What it imports is named in its line of .config/workspaces.cjs; this is not.';
  const from = name.endsWith('*') ? `(${filesOf(name).slice(0, -1)})/` : filesOf(name);
  const named = (others) => `^${anyOf([filesOf(name, '$1'), ...others.map((other) => filesOf(other))])}`;
  const isProduct = ![...demoShop, measuresDemo].includes(name);
  const elsewhere = [name === 'shell/server' ? '^shell/src/' : name.startsWith('shell') ? '(?!)' : '^shell/'];
  const to = (pathNot) => ({ path: '^(?:shell|(?:packages|examples/demo-shop)/[^/]+)/', pathNot: pathNot.join('|') });
  return [
    rule(
      `${name}-imports`,
      comment,
      { path: `^${from}`, pathNot: notShipped },
      to([
        named(imports),
        ...elsewhere,
        ...(isProduct ? ['^examples/demo-shop/'] : []),
        tests,
        ...(server === true ? [] : [`^${servers}`]),
      ]),
    ),
    rule(
      `${name}-besides`,
      comment,
      { path: `^(?=.*(?:${notShipped}))${from}` },
      to([named([...imports, ...besides]), ...elsewhere]),
    ),
  ];
});

const appRules = [
  rule(
    'no-file-without-a-line',
    'Say in .config/workspaces.cjs what this workspace, or this folder of the shell, may import.',
    {
      path: `^${anyWorkspace}/`,
      pathNot: `^${anyOf(lines.map(([name]) => filesOf(name)))}`,
    },
    {},
  ),
  rule(
    'no-cross-remote',
    'Teams ship alone: a remote knows another only through links, events and the store.',
    { path: `^(${aRemote})/` },
    { path: `^${aRemote}/`, pathNot: '^$1/' },
  ),
  rule(
    'no-remote-to-shell',
    'What a remote needs of the shell is in packages/remote-kit.',
    { path: `^${aRemote}/` },
    { path: '^shell/' },
  ),
  rule(
    'no-shell-to-remote',
    'The shell knows remotes by their releases, never by their sources.',
    { path: '^shell/' },
    { path: `^${aRemote}/` },
  ),
  rule(
    'no-gateway-to-frame',
    'The gateway runs releases of the shell, never its sources.',
    { path: '^shell/server/' },
    { path: '^shell/src/' },
  ),
  rule(
    'no-package-to-app',
    'Packages are usable alone.',
    { path: '^(?:packages|examples/demo-shop)/' },
    { path: `^(?:shell|${aRemote})/` },
  ),
  rule(
    'no-product-to-demo',
    'The product sells whatever it is started with: goods, their pictures and importers are found by packages/assortment.',
    { path: `^(?:shell|${aRemote}|packages/(?!${measuresDemo}/)[^/]+)/`, pathNot: notShipped },
    { path: '^examples/demo-shop/' },
  ),
  rule(
    'no-feature-to-feature',
    'A route composes features; features that import each other become one.',
    { path: `^((?:${aRemote}|shell)/src/features)/([^/]+)/` },
    { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
  ),
  rule(
    'no-feature-to-route',
    'Imports run down in a remote: expose, routes, features.',
    { path: `^(${aRemote}/src)/features/` },
    { path: '^$1/routes(?:/|\\.ts$)' },
  ),
  rule(
    'no-way-up-to-expose',
    'Imports run down in a remote: expose, routes, features.',
    { path: `^(${aRemote}/src)/(?:features|routes)/` },
    { path: '^$1/expose/' },
  ),
  rule(
    'no-nameless-folder-in-a-remote',
    'A remote is expose, routes and features. What two features share is a package, or they are one feature.',
    { path: `^(${aRemote})/` },
    { path: '^$1/src/(?!(?:expose|routes|testing|locales)/|features/[^/]+/|routes\\.ts$).*\\.[a-z]+$' },
  ),
];

const packageRules = [
  rule(
    'no-internals',
    'Another workspace is imported by its name, so that its exports say what is public; paths see its internals.',
    { path: `^(${anyWorkspace})/` },
    {
      path: `^${anyWorkspace}/`,
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  ),
  rule(
    'no-unresolved',
    'No such file, or its package does not export it, or package.json does not name the package.',
    {},
    { couldNotResolve: true, pathNot: '^react-router/late$' },
  ),
  rule(
    'no-contracts-to-anything',
    'Contracts are the floor: zod and types, no React, no I/O.',
    { path: '^packages/contracts/', pathNot: notShipped },
    { path: 'node_modules', pathNot: npm('zod') },
  ),
  rule(
    'no-react-in-cores',
    'Cores run on servers and in tests without React; hooks have an entry of their own.',
    {
      path: `^${anyWorkspace}/`,
      pathNot: `^${withReact}|${notShipped}`,
    },
    {
      path: `${npm('react|react-dom|react-router|swiper/react|zustand/esm/react')}|^(?:packages|examples/demo-shop)/[^/]+/src/react\\.ts$`,
    },
  ),
  rule(
    'no-node-in-browser-code',
    "Code that browsers run has none of Node's modules.",
    {
      path: `^${anyWorkspace}/`,
      pathNot: `^${servers}|${notShipped}`,
    },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'no-server-in-browser-code',
    'Code that browsers run reaches servers over their API, with the types of packages/contracts.',
    {
      path: `^${anyWorkspace}/`,
      pathNot: `^${servers}|${notShipped}`,
    },
    { path: `^${servers}`, pathNot: `${tests}|^shell/[^/]+$` },
  ),
  rule(
    'no-testing-in-products',
    'Test helpers stay out of what is shipped.',
    {
      path: `^${anyWorkspace}/`,
      pathNot: notShipped,
    },
    { path: `${tests}|${npm('@jest|@testing-library|@playwright|fast-check')}` },
  ),
  rule(
    'no-tools-in-products',
    'Config files and build scripts run while building and are no part of what is shipped.',
    {
      path: `^${anyWorkspace}/`,
      pathNot: notShipped,
    },
    { path: tools },
  ),
  rule(
    'no-development-dependency-in-products',
    'What is shipped depends on what package.json lists in dependencies.',
    {
      path: `^${anyWorkspace}/`,
      pathNot: notShipped,
    },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: npm('@jest|@testing-library|@playwright|fast-check'),
    },
  ),
  rule(
    'no-circular',
    'Two modules that need each other, be it for their types, are one module, or miss a third.',
    {},
    { circular: true },
  ),
];

module.exports = {
  forbidden: [...arrowRules, ...appRules, ...packageRules, ...layerRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of the project, that is: most libraries keep what they export in a folder of this name.
    exclude: { path: '^(?!.*node_modules/).*/(?:dist|\\.build|\\.data|\\.tools)/' },
    // Reads types, too, before they are compiled away.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      // A run's length: after the four seconds that are usual it would look at every folder again.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
