import type { CategoryNode } from './category.ts';
import { AUDIO, COMPUTERS, PHONES, TELEVISION } from './gadgets.ts';
import { POWER, SMART_HOME } from './home-and-power.ts';
import { NETWORKS } from './networks.ts';
import { SECURITY } from './security.ts';

export type { CategoryNode };

/** Departments in the order of the menu. */
export const DEPARTMENTS: readonly CategoryNode[] = [
  SECURITY,
  NETWORKS,
  SMART_HOME,
  POWER,
  PHONES,
  COMPUTERS,
  AUDIO,
  TELEVISION,
];

/** The node and everything below it, parents first. */
export function* walk(
  nodes: readonly CategoryNode[],
  parent: CategoryNode | null = null,
): Generator<{ node: CategoryNode; parent: CategoryNode | null }> {
  for (const node of nodes) {
    yield { node, parent };
    yield* walk(node.children, node);
  }
}
