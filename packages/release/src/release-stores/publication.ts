import { z } from 'zod';

/** Beside `release.json`: the only file of a release that a second publish changes. */
export const publicationFile = 'published.json';

/** Its contents. */
export const publicationSchema = z.object({ at: z.iso.datetime() });
