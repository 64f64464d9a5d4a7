import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveUses } from './derived-uses.ts';
import { type EventSchemas, jsonSchemas } from './event-schemas.ts';
import { brokenPayloads } from './sent-payloads.ts';

/** Events and modals as the built scripts name them. The service worker has neither. */
export function usesOfScripts(name: string, folder: string, schemas: EventSchemas) {
  const scripts = globSync('**/*.js', { cwd: folder }).sort();
  const texts = scripts.map((path) => readFileSync(join(folder, path), 'utf8'));
  const { sends, hears, opens, strayed } = deriveUses(texts, new Set(Object.keys(schemas)));
  if (strayed.length > 0) {
    throw new Error(
      `[build] ${name} names ${strayed.join(', ')} outside of emit(), on() and useEvent(): write the name of an event in the call, so ` +
        'that the release can say who sends and hears it.',
    );
  }
  const broken = brokenPayloads(texts, jsonSchemas(schemas, sends));
  if (broken.length > 0) {
    throw new Error(
      `[build] ${name} sends what its own schemas refuse, and the bus would drop it: ${broken.join('; ')}.`,
    );
  }
  const needs = opens.map((modal) => (modal.includes('/') ? modal.replace('/', '/modals/') : `modals/${modal}`));
  return { sends, hears, needs: needs.filter((need) => !need.startsWith(`${name}/`)) };
}
