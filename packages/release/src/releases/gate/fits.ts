import type { Composition } from '@vitryna/contracts/release';
import type { ReleaseReader } from '../../model/release-store.ts';
import { contractsStep } from './contracts.ts';
import { eventsStep } from './events.ts';
import { needsStep } from './needs.ts';
import { routesStep } from './routes.ts';
import { readParts } from './run-gate.ts';
import { takenExportsStep } from './shared-exports.ts';
import { sharedRangesStep } from './shared-ranges.ts';

const steps = [sharedRangesStep, takenExportsStep, routesStep, contractsStep, eventsStep, needsStep];

/**
 * Why the parts of a composition do not fit together by what their manifests say; empty when they do. For parts that each have passed
 * the gate and only meet anew: nothing is read but manifests. Payloads are left out: one that nobody accepts costs an event, and is no reason
 * to keep what is broken.
 */
export async function whyNotFitting(store: ReleaseReader, composition: Composition): Promise<string[]> {
  const { shell, remotes } = await readParts(store, composition);
  if (!shell) return ['there is no shell in it'];
  const context = { store, composition, shell, remotes, liveReleases: [] };
  const findings = await Promise.all(steps.map((step) => step.check(context)));
  return findings.flatMap(({ problems }) => problems);
}
