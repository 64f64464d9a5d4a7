import { planChange } from './changed/plan-change.ts';
import type { TestOptions } from './options.ts';
import { sources } from './source-steps.ts';
import type { Stage, Step } from './step.ts';
import { buildStep, fullSteps, journeysStep } from './store-steps.ts';
import { objectStorageStep, productionStep, strapiStep, unitSteps } from './unit-steps.ts';

/** What a run checks; `leftOut` grows while it runs. */
export type Plan = { stages: readonly Stage[]; leftOut: readonly string[] };

/** The only step, without what it would need of others. */
function only(stages: readonly Stage[], name: string): Stage[] {
  const steps = stages.flat(2);
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`"${name}" is no step: ${steps.map((one) => one.name).join(', ')}.`);
  return [[[step]]];
}

const inTurn = (...steps: Step[]): Stage[] => steps.map((step) => [[step]]);

/** The steps of a run in the order in which a mistake is cheapest to find. */
export async function planRun({ isFull, changedSince, only: chosen }: TestOptions): Promise<Plan> {
  const leftOut: string[] = [];
  const change = changedSince === undefined ? null : await planChange(changedSince);
  if (change) leftOut.push(...change.leftOut);
  const { postgres, units } = unitSteps({ files: change?.tests ?? null, isFull });
  const journeys = journeysStep({
    isFull,
    chosen: change?.journeys ?? null,
    leaveOut: (line) => leftOut.push(line),
  });
  const stages = [
    sources,
    ...inTurn(postgres, units, objectStorageStep(isFull), strapiStep(isFull), buildStep, productionStep, journeys),
    ...inTurn(...(isFull || chosen ? fullSteps : [])),
  ];
  if (chosen) return { stages: only(stages, chosen.step), leftOut };
  const isWanted = ({ name }: Step) => change === null || !change.without.has(name);
  const wanted = stages.map((stage) => stage.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0));
  return { stages: wanted.filter((stage) => stage.length > 0), leftOut };
}
