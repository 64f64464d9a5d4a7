/** The Chromium of the journeys; empty for the one that Playwright brings. */
export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * The Chromium beside its headless shell: what a page loads, how it is drawn and what is kept of it is looked at in the browser that
 * shoppers have.
 */
export const wholeChromium = chromium.replace(/-headless-shell$/, '');

/** How a browser of the journeys is started. */
export const launch = (executablePath: string) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
