import type { Locale } from '@vitryna/contracts/languages';
import { createBlogFeeds } from '../discovery/blog-feeds.ts';
import { createGuides } from '../discovery/llms.ts';
import { createManifests } from '../discovery/manifest.ts';
import { createRobots } from '../discovery/robots.ts';
import { createSecurityText } from '../discovery/security-txt.ts';
import { createSitemapSource } from '../discovery/sitemap-source.ts';
import { createSitemaps } from '../discovery/sitemaps.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Running } from './running.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = { setup: Setup; running: Running; upstreams: Pick<Upstreams, 'clients' | 'config'> };

/** Public files about the store: robots, sitemaps, feeds of the blog, web app manifests, the contact for security. */
export function createDiscovery({ setup, running, upstreams }: Input): Middleware[] {
  const { env, brand, now, log } = setup;
  const { clients, config } = upstreams;
  const { live } = running;
  const routes = () => live()?.loaded.remotes.flatMap(({ release }) => release.routes) ?? [];
  const source = createSitemapSource({ ...clients, routes, now });
  const text = (locale: Locale, key: string) => live()?.texts(locale).texts[key] ?? key;
  return [
    createRobots({ ...env, routes }),
    createSitemaps({
      publicUrl: env.publicUrl,
      source,
      routes,
      log,
    }),
    createGuides({
      publicUrl: env.publicUrl,
      brand,
      source,
      content: clients.content,
      config: () => config.current,
      routes,
      now,
      log,
    }),
    createBlogFeeds({ publicUrl: env.publicUrl, content: clients.content, brand, text, routes, now, log }),
    createManifests(text, brand),
    createSecurityText({ ...env.security, publicUrl: env.publicUrl, config: () => config.current, now }),
  ];
}
