import { createContentReader, createStrapi } from '@vitryna/strapi';
import type { AppDependencies } from './app/app.ts';
import type { Connection } from './database/connection.ts';
import type { StoreApiEnv } from './env.ts';
import type { Log } from './http/failure-answer.ts';
import { createContentSource } from './modules/content/content-source.ts';

/** How long a start waits for the first reading, in milliseconds: what was kept before serves meanwhile. */
const firstReadingMs = 5000;

/** Begins to follow the content of a Strapi. */
export async function openContent(
  db: Connection,
  { url, token, secret, pollMs }: NonNullable<StoreApiEnv['strapi']>,
  { report, log }: { report: (line: string) => void; log: Log },
): Promise<NonNullable<AppDependencies['content']>> {
  const reader = createContentReader(createStrapi({ url, token }));
  const source = createContentSource({ db, reader, now: Date.now, pollMs, log });
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, firstReadingMs, null);
  const failed = await Promise.race([source.sync(), late.promise]);
  clearTimeout(timer);
  report(`content: ${url}${failed?.length === 0 ? '' : ', which does not answer in full; what is kept serves'}`);
  source.start();
  return { source, secret };
}
