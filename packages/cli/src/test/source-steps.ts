import type { Stage, Step } from './step.ts';

const checkOf = (name: string, title: string): Step => ({
  name,
  title,
  work: async ({ run }) => {
    await run('pnpm', ['--silent', `check:${name}`]);
    return undefined;
  },
});

/** Of these the first computes on one core as long as the others together. */
export const sources: Stage = [
  [checkOf('dependencies', 'dependency rules')],
  [
    checkOf('format', 'format and lint'),
    checkOf('unused', 'unused code'),
    checkOf('browsers', 'browsers'),
    checkOf('types', 'types'),
  ],
];
