// The arrows that must be absent (docs/architecture.md). One named rule for each, with the reason in its comment.
const { layerRules } = require('./layers.cjs');

const apps = '^(?:shell|mf-[^/]+)/';
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-cross-remote',
      comment: 'Teams ship alone: a remote knows another only through links, events and the store.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'no-remote-to-shell',
      comment: 'What a remote needs of the shell is in packages/remote-kit.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shell/' },
    },
    {
      name: 'no-shell-to-remote',
      comment: 'The shell knows remotes by their releases, never by their sources.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'no-package-to-app',
      comment: 'Packages are usable alone.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: apps },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'A route composes features; features that import each other become one.',
      severity: 'error',
      from: { path: '^(mf-[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no-contracts-to-anything',
      comment: 'Contracts are the floor: zod and types, no React, no I/O.',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: tests },
      to: { path: '^packages/(?!contracts/)|node_modules/(?!zod/|\\.pnpm/zod@)' },
    },
    {
      name: 'no-react-in-cores',
      comment: 'The cores run on servers and in tests without React; hooks have entries of their own.',
      severity: 'error',
      from: {
        path: '^packages/(?:contracts|event-bus|api-client|routing|release|store-api|media|product-pictures|demo-catalogue|pc-parts)/',
        pathNot: `react\\.tsx?$|${tests}`,
      },
      to: { path: 'node_modules/(?:\\.pnpm/)?(?:react|react-dom|react-router)(?:@|/)' },
    },
    {
      name: 'no-small-package-up',
      comment: 'The small packages stand below ui, forms and the apps.',
      severity: 'error',
      from: { path: '^packages/(?:api-client|store|event-bus|i18n|routing|persisted-state)/', pathNot: tests },
      to: { path: '^packages/(?:ui|forms|remote-kit|testing|product-view|subscription)/' },
    },
    {
      name: 'no-testing-in-products',
      comment: 'Test helpers stay out of what is shipped.',
      severity: 'error',
      from: { path: '^(?:shell|mf-[^/]+|packages)/', pathNot: `${tests}|^packages/(?:testing|e2e|bench)/|/testing/` },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    ...layerRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.build|\\.data|\\.tools)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
