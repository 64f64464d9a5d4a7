// Folders of one workspace that stand in layers: each may import what stands below it, nothing above it and nothing beside it.
// From the top down; folders that share a line stand side by side. Files directly in `root` stand above all of them, and `top`, tests of
// the whole with their helpers, above those.
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
    layers: [['compositions', 'discovery'], 'pages', ['files', 'upstream'], 'http', 'base'],
  },
];

/** Rules for dependency-cruiser that refuse every import that goes up or sideways, and folders that have no place yet. */
const layerRules = layered.flatMap(({ root, top, layers }) => {
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
      [line].flat().map((folder) => {
        const reachable = [folder, ...layers.slice(index + 1).flat()].join('|');
        return {
          name: `${root}-${folder}-imports-down`,
          comment: 'Layers import downwards; what a lower one needs from a higher one is handed in.',
          severity: 'error',
          from: { path: `^${root}/${folder}/` },
          to: { path: `^${root}/`, pathNot: `^${root}/(?:${reachable})/` },
        };
      }),
    ),
  ];
});

module.exports = { layered, layerRules };
