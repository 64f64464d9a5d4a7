import type { Composition } from '@vitryna/contracts/release';
import type { GateReport } from '../releases/gate/run-gate.ts';
import type { CommandIo } from './command.ts';

const marks = { passed: 'ok     ', refused: 'REFUSED', skipped: 'skipped' } as const;

/** Prints what the composition is made of. */
export function printParts(composition: Composition, io: CommandIo): void {
  for (const [name, { version }] of Object.entries(composition.parts)) io.stdout(`  ${name.padEnd(14)} ${version}\n`);
}

/** Prints each step of the gate with what it found. */
export function printGate(gate: GateReport[], io: CommandIo): void {
  for (const { name, outcome, problems, notices } of gate) {
    io.stdout(`  ${marks[outcome]}  ${name}\n`);
    for (const problem of problems) io.stdout(`           ${problem}\n`);
    for (const notice of notices) io.stdout(`           note: ${notice}\n`);
  }
}
