import { z } from 'zod';

/** The counts of one version of an app while it was watched. */
export const partCountsSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** Page views that ran with it. */
  views: z.number().int().nonnegative(),
  /** Views with an error whose stack names a file of it. */
  errors: z.number().int().nonnegative(),
  /** Views in which it could not be loaded, verified or evaluated, and was replaced or left out. */
  losses: z.number().int().nonnegative(),
  /** Views with a hydration mismatch in its outlet. */
  mismatches: z.number().int().nonnegative(),
  /** Views of its pages with a web vital in the range "poor". */
  poor: z.number().int().nonnegative(),
  /** Documents with its pages that browsers were given, and those of them that told of themselves; left out where there were none. */
  served: z.number().int().nonnegative().optional(),
  alive: z.number().int().nonnegative().optional(),
});

/** Counts of one version of an app. */
export type PartCounts = z.infer<typeof partCountsSchema>;
