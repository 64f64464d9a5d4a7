import type { WebDriver } from 'selenium-webdriver';
import { type Engine, type EngineName, startEngine, type Visit } from './engines.ts';
import { type HeardConsole, hearConsole } from './hear-console.ts';

/** A browser that a driver holds, and what its pages complain about. */
export type Session = { driver: WebDriver; console: HeardConsole };

/** The sessions of a worker. */
export type Sessions = {
  /** The browser of such a visit as it is after its start: the last one again, if that is alike. */
  take: (name: EngineName, visit: Visit, storeUrl: string) => Promise<Session>;
  /** Another browser beside it, which whoever opens it quits. */
  openBeside: (name: EngineName, visit: Visit) => Promise<Session>;
  /** Ends the browser and the engines. */
  end: () => Promise<void>;
};

/** Takes away what pages have left in the browser: cookies, storage, the worker and what it kept; files in the cache stay. */
async function clear({ driver }: Session, storeUrl: string): Promise<void> {
  // A page of the store on which nothing runs.
  await driver.get(new URL('/robots.txt', storeUrl).href);
  await driver.manage().deleteAllCookies();
  await driver.executeAsyncScript((done: () => void) => {
    const forget = async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    };
    void forget().finally(done);
  });
}

/** Starts engines when they are first asked for, and keeps one browser: starting one costs as much as a short journey. */
export function createSessions(): Sessions {
  const engines = new Map<EngineName, Promise<Engine>>();
  let last: { key: string; session: Session } | null = null;

  const openBeside = async (name: EngineName, visit: Visit): Promise<Session> => {
    const engine = engines.get(name) ?? startEngine(name);
    engines.set(name, engine);
    const driver = await (await engine).open(visit);
    return { driver, console: await hearConsole(name, driver) };
  };
  return {
    openBeside,
    async take(name, visit, storeUrl) {
      const key = JSON.stringify([name, visit]);
      if (last?.key === key) {
        await clear(last.session, storeUrl);
        last.session.console.heard.length = 0;
        return last.session;
      }
      await last?.session.driver.quit();
      last = null;
      const session = await openBeside(name, visit);
      last = { key, session };
      return session;
    },
    async end() {
      try {
        await last?.session.driver.quit();
      } finally {
        for (const engine of engines.values()) await (await engine).stop();
      }
    },
  };
}
