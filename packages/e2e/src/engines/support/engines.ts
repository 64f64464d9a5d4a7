import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { wholeChromium } from '../../support/browser.ts';
import { freePort } from '../../support/gateway.ts';
import { type DriverProcess, startDisplay, startDriver } from './driver-process.ts';
import { startFirefoxDriver } from './firefox-driver.ts';

/** The engines that browsers are built on: Chrome, Edge and Samsung Internet; Firefox; Safari. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Widths in CSS pixels that journeys run at. */
export const viewports = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } } as const;
export type Width = keyof typeof viewports;

/** What a session's browser is like; without scripts it runs none of the pages' own. */
export type Visit = { width: Width; locale: string; hasScripts: boolean };

/** An engine that takes sessions; each session is a browser of its own, without a history. */
export type Engine = {
  name: EngineName;
  open: (visit: Visit) => Promise<WebDriver>;
  stop: () => Promise<void>;
};

const miniBrowser = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
  .flatMap((name) =>
    ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}/${name}/MiniBrowser`),
  )
  .find((path) => existsSync(path));

/** Programs of the engines as Debian installs them. */
const programs = {
  chromium: process.env.CHROMEDRIVER ?? '/usr/bin/chromedriver',
  firefox: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  webkit: process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
};

/** The tool bar of WebKit's browser takes 447 px, and no window is narrower than that. */
const narrowToolbar = `
  toolbar, toolbar *, headerbar, headerbar *, box button, entry {
    min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
  }
  toolbar image, box button image, entry image { -gtk-icon-source: none; }
`;

/** Without a screen Chromium has no pointer: a mouse, that hovers. */
const finePointer =
  '--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2';

/** What Firefox says of its pointer, which it has none of without a screen: coarse on a phone, else fine and able to hover. */
const pointers = { phone: 1, desktop: 6 };

function capabilitiesOf(name: EngineName, { width, locale, hasScripts }: Visit): Capabilities {
  switch (name) {
    case 'chromium': {
      const mobile = { mobileEmulation: { deviceMetrics: { ...viewports.phone, pixelRatio: 1, touch: true } } };
      return new Capabilities({
        browserName: 'chrome',
        webSocketUrl: true,
        'goog:chromeOptions': {
          binary: wholeChromium,
          args: [
            '--headless=new',
            '--no-sandbox',
            '--disable-quic',
            '--disable-background-networking',
            '--hide-scrollbars',
            ...(width === 'desktop' ? [finePointer] : []),
            `--lang=${locale}`,
            `--window-size=${viewports.desktop.width},${viewports.desktop.height}`,
          ],
          ...(width === 'phone' && mobile),
          ...(!hasScripts && { prefs: { 'profile.managed_default_content_settings.javascript': 2 } }),
        },
      });
    }
    case 'firefox': {
      const prefs = {
        'intl.accept_languages': locale,
        'javascript.enabled': hasScripts,
        'ui.primaryPointerCapabilities': pointers[width],
        'ui.allPointerCapabilities': pointers[width],
      };
      return new Capabilities({ browserName: 'firefox', webSocketUrl: true, 'moz:firefoxOptions': { prefs } });
    }
    case 'webkit':
      return new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', `--enable-javascript=${hasScripts}`],
        },
      });
  }
}

async function startWebKit(): Promise<DriverProcess> {
  const settings = mkdtempSync(join(tmpdir(), 'vitryna-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowToolbar);
  const display = await startDisplay();
  const env = { DISPLAY: display.name, XDG_CONFIG_HOME: settings, LANG: 'uk_UA.UTF-8', NO_AT_BRIDGE: '1' };
  const driver = await startDriver(programs.webkit, [], await freePort(), env);
  return {
    url: driver.url,
    async stop() {
      await driver.stop();
      await display.stop();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

function startProcess(name: EngineName): Promise<DriverProcess> {
  switch (name) {
    case 'chromium':
      return freePort().then((port) => startDriver(programs.chromium, [], port));
    case 'firefox':
      return startFirefoxDriver(programs.firefox);
    case 'webkit':
      return startWebKit();
  }
}

/** Gives the window the size at which its page has exactly this room. */
async function fit(driver: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  if (innerWidth === width && innerHeight === height) return;
  await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

/** The window of Firefox is not narrower than 500 px: only its page is. */
async function fitPage(driver: WebDriver, { width, height }: { width: number; height: number }): Promise<void> {
  const bidi = await driver.getBidi();
  const context = await driver.getWindowHandle();
  await bidi.send({ method: 'browsingContext.setViewport', params: { context, viewport: { width, height } } });
}

/** Starts an engine's driver; its programs must be on this machine. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const driver = await startProcess(name);
  return {
    name,
    async open(visit) {
      const { width } = visit;
      const capabilities = capabilitiesOf(name, visit);
      const session = await new Builder().usingServer(driver.url).withCapabilities(capabilities).build();
      if (name === 'firefox') await fitPage(session, viewports[width]);
      else if (name === 'webkit' || width === 'desktop') await fit(session, viewports[width]);
      return session;
    },
    stop: driver.stop,
  };
}
