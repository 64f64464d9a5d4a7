import { z } from '@vitryna/contracts/zod';

const picture = z.object({ base: z.string(), srcSet: z.string().optional(), alt: z.string() });

/** What the pictures are opened with; a link opens a remote's modal with nothing. */
export const galleryExtraSchema = z
  .object({
    title: z.string(),
    pictures: z.array(picture),
    index: z.number().int().min(0).catch(0),
    isTurning: z.boolean().catch(false),
    turn: z.object({ url: z.string(), views: z.number() }).nullable(),
    videos: z.object({ href: z.string(), count: z.number() }).nullable(),
  })
  .nullable()
  .catch(null);
