// Folders of one workspace that stand in layers: each may import what stands below it, nothing above it and nothing beside it.
// From the top down; folders that share a line stand side by side. Files directly in `root` stand above all of them, and `top`, tests of
// the whole with their helpers, above those. `helpers` names a layer that tests of every other one may use, too.
const layered = [
  {
    root: 'shell/src',
    layers: [
      ['start', 'ssr'],
      'features',
      'frame',
      ['pages', 'modals'],
      'router',
      'remotes',
      ['document', 'tab', 'locales'],
    ],
  },
  {
    root: 'shell/server',
    top: 'testing',
    layers: [
      'assembly',
      ['compositions', 'discovery', 'ops'],
      'watch',
      'pages',
      ['files', 'upstream'],
      'http',
      ['base', 'locales'],
    ],
  },
  {
    root: 'packages/store-api/src',
    helpers: 'testing',
    layers: [
      'testing',
      ['app', 'seed'],
      'bank',
      'modules',
      ['middleware', 'import', 'jobs'],
      ['http', 'catalogue'],
      ['openapi', 'search'],
      ['database', 'indexing'],
      ['core', 'locales'],
    ],
  },
  {
    root: 'packages/store-api/src/modules',
    layers: [
      'dev',
      ['account-list', 'address', 'personal-data'],
      'order',
      ['review', 'unsubscribe'],
      ['account', 'discovery', 'documents', 'feeds', 'invoice', 'marketing', 'preorder', 'price'],
      'delivery',
      ['cart', 'comparison', 'content', 'favourite', 'outbox', 'payment', 'session'],
      ['catalog', 'coupon', 'forms', 'shared'],
      'upload',
    ],
  },
  {
    root: 'packages/release/src',
    helpers: 'testing',
    layers: ['testing', 'cli', 'sandbox', 'releases', 'release-stores', 'model'],
  },
  {
    root: 'examples/demo-shop/demo-catalogue/src',
    layers: [
      'testing',
      'assembly',
      ['content', 'delivery', 'departments', 'reviews'],
      ['categories', 'model'],
      'topics',
      'text',
      'data',
    ],
  },
  { root: 'examples/demo-shop/pc-parts/src', layers: ['categories', 'text'] },
  { root: 'examples/demo-shop/product-pictures/src', layers: ['types', 'studio'] },
];

const tests = '\\.test\\.tsx?$';

/** Rules for dependency-cruiser that refuse every import that goes up or sideways, and folders that have no place yet. */
const layerRules = layered.flatMap(({ root, top, helpers, layers }) => {
  const named = [top ?? [], layers].flat(2).join('|');
  return [
    {
      name: `${root}-has-no-nameless-layer`,
      comment: 'A new folder says in .config/layers.cjs where it stands.',
      severity: 'error',
      from: { path: `^${root}/(?!(?:${named})/)[^/]+/` },
      to: {},
    },
    ...(top
      ? [
          {
            name: `${root}-has-nothing-above-${top}`,
            comment: 'What tests the whole is imported by nothing that it tests.',
            severity: 'error',
            from: { path: `^${root}/(?!${top}/)` },
            to: { path: `^${root}/${top}/` },
          },
        ]
      : []),
    ...layers.flatMap((line, index) =>
      [line].flat().flatMap((folder) => {
        const reachable = [folder, ...layers.slice(index + 1).flat()];
        const rule = (name, from, allowed) => ({
          name: `${root}-${folder}-${name}`,
          comment: 'Layers import downwards; what a lower one needs from a higher one is handed in.',
          severity: 'error',
          from: { path: `^${root}/${folder}/`, ...from },
          to: { path: `^${root}/`, pathNot: `^${root}/(?:${allowed.join('|')})/` },
        });
        if (helpers === undefined) return [rule('imports-down', {}, reachable)];
        return [
          rule('imports-down', { pathNot: tests }, reachable),
          rule('tests-import-down', { path: `^${root}/${folder}/.*${tests}` }, [...reachable, helpers]),
        ];
      }),
    ),
  ];
});

module.exports = { layered, layerRules };
