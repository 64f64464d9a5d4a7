import type { Composition } from '@vitryna/contracts/release';
import type { ReleaseReader } from '../../model/release-store.ts';
import { budgetsStep } from './budgets.ts';
import { contractsStep } from './contracts.ts';
import { eventsStep } from './events.ts';
import { filesStep } from './files.ts';
import type { GateContext, GateFindings, GateStep } from './gate-step.ts';
import { integrityStep } from './integrity.ts';
import { needsStep } from './needs.ts';
import { payloadsStep } from './payloads.ts';
import { routesStep } from './routes.ts';
import { sharedExportsStep } from './shared-exports.ts';
import { sharedRangesStep } from './shared-ranges.ts';
import { signaturesStep } from './signatures.ts';
import { stylesStep } from './styles.ts';
import { textsStep } from './texts.ts';

/** Runs what cannot be read off the manifests: evaluating the bundles, rendering every route, bringing pages to life. */
export type Smoke = (context: GateContext) => Promise<GateFindings>;

/** Outcome of one step of the gate; a step after a refused one is skipped only if it would run code of the releases. */
export type GateReport = { name: string; outcome: 'passed' | 'refused' | 'skipped' } & GateFindings;

const steps: GateStep[] = [
  signaturesStep,
  integrityStep,
  filesStep,
  budgetsStep,
  stylesStep,
  textsStep,
  sharedRangesStep,
  sharedExportsStep,
  routesStep,
  contractsStep,
  eventsStep,
  payloadsStep,
  needsStep,
];

/** Reads the releases that a composition names; `shell` and `remotes` in the order of their names. */
export async function readParts(store: ReleaseReader, composition: Composition) {
  const names = Object.keys(composition.parts).sort();
  const stored = await Promise.all(
    names.map((name) => store.readRelease(name, composition.parts[name]?.version ?? '')),
  );
  const releases = stored.map(({ release }) => release);
  return {
    shell: releases.find(({ name }) => name === 'shell'),
    remotes: releases.filter(({ name }) => name !== 'shell'),
  };
}

/** Runs every step of the promote gate in order and reports each. */
export async function runGate(context: GateContext, smoke: Smoke | null, why = ''): Promise<GateReport[]> {
  const reports: GateReport[] = [];
  for (const step of steps) {
    const findings = await step.check(context);
    reports.push({ name: step.name, outcome: findings.problems.length > 0 ? 'refused' : 'passed', ...findings });
  }
  const isSound = reports.every(({ outcome }) => outcome === 'passed');
  if (!smoke || !isSound) {
    const notices = [
      smoke ? 'not run: an earlier step refused the composition' : `NOT RUN, as asked: ${why || 'no reason given'}`,
    ];
    reports.push({ name: 'smoke', outcome: 'skipped', problems: [], notices });
  } else {
    const findings = await smoke(context);
    reports.push({ name: 'smoke', outcome: findings.problems.length > 0 ? 'refused' : 'passed', ...findings });
  }
  return reports;
}
