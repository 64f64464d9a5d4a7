import type { WebDriver } from 'selenium-webdriver';
import type { EngineName } from './engines.ts';
import { collectConsole } from './page-agent.ts';

/** A message of a page's console, or an error that it threw. */
type Message = { level: string; text: string | null };

/** What the pages of a browser complain about. */
export type HeardConsole = {
  /** Adds what is only told when it is asked for. */
  collect: () => Promise<void>;
  heard: string[];
};

/** Hears the console of the pages. WebKit's driver tells nothing by itself: there the page is asked. */
export async function hearConsole(engine: EngineName, driver: WebDriver): Promise<HeardConsole> {
  const heard: string[] = [];
  if (engine === 'webkit') {
    const collect = async () =>
      void heard.push(...(await driver.executeScript<string[]>(collectConsole).catch(() => [])));
    return { heard, collect };
  }
  const bidi = await driver.getBidi();
  bidi.socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as { method?: string; params?: Message };
    if (method !== 'log.entryAdded' || !params || !/^(?:error|warn)/.test(params.level)) return;
    heard.push(`${params.level}: ${params.text}`);
  });
  await bidi.subscribe('log.entryAdded');
  return { heard, collect: async () => {} };
}
