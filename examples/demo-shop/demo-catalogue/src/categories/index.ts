import { labels } from '@vitryna/contracts/values';
import { z } from 'zod';
import { readData } from '../data/read-data.ts';
import { l10nSchema } from '../text/l10n.ts';

const ownSchema = z.object({
  code: z.string().regex(/^\d+$/),
  slug: z.string(),
  name: l10nSchema,
  /** One or two sentences above the list. */
  lead: l10nSchema,
  labels: z.array(z.enum(labels)).default([]),
  /** Slugs of leaves whose products fit as accessories or are bought together. */
  accessories: z.array(z.string()).readonly().default([]),
  together: z.array(z.string()).readonly().default([]),
});
/** A branch of the tree; leaves hold products. */
export type CategoryNode = z.infer<typeof ownSchema> & { children: readonly CategoryNode[] };

const nodeSchema: z.ZodType<CategoryNode> = ownSchema.extend({
  children: z.lazy(() => z.array(nodeSchema).readonly().default([])),
});

const files = ['security', 'networks', 'smart-home', 'power', 'phones', 'computers', 'audio', 'television'];

/** Departments in the order of the menu. */
export const DEPARTMENTS: readonly CategoryNode[] = files.map((file) =>
  readData(`categories/${file}.json`, nodeSchema),
);

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
