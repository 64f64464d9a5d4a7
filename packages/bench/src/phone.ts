import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { adShownCookie, leadShownCookie } from '@vitryna/contracts/cookies';

/** A page on a phone of the middle class with a mobile line, in a browser of its own that has seen nothing before. */
export type Phone = { page: Page; session: CDPSession };

/** What differs between phones, and the browser that plays them. */
export type PhoneOptions = { executablePath: string; store: string } & Pick<BrowserContextOptions, 'hasTouch'>;

/**
 * Runs on a phone: 150 ms a request, 1.6 Mbps, processor four times slower, 412 × 823 at 1.75. Offers that open by themselves have been
 * seen.
 */
export async function onPhone<T>(
  { executablePath, store, ...options }: PhoneOptions,
  run: (phone: Phone) => Promise<T>,
) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      serviceWorkers: 'block',
      locale: 'uk-UA',
      ...options,
    });
    const seen = [adShownCookie, leadShownCookie].map(({ name }) => ({ name, value: '1', url: store }));
    await page.context().addCookies(seen);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await run({ page, session });
  } finally {
    await browser.close();
  }
}
