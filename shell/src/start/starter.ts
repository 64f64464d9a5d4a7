import { recordEarlyEvents } from '@vitryna/navigation/event-replay';
import { navigationMode } from '../document/navigation-mode.ts';
import { makeTrust } from '../tab/trust.ts';

/** How long the entry waits for the page to be seen, in milliseconds: who looks elsewhere has nothing painted, and a picture may be lost. */
const longestWaitMs = 500;

/** Frames that pass in any case: a document is painted in parts, and what was heard may be of the first. */
const leastFrames = 3;

/** How many frames it waits to hear that the picture was painted: of one that is smaller than some text nobody says so. */
const mostFrames = 9;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the page and its largest picture are on the screen. */
async function seen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  let isPainted = false;
  new PerformanceObserver((list) => {
    isPainted ||= list.getEntries().some((entry) => !picture || (entry as LargestContentfulPaint).element === picture);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  await picture?.decode().catch(() => {});
  for (let frame = 0; frame < leastFrames || (frame < mostFrames && !isPainted); frame += 1) await nextFrame();
}

function run({ href, integrity }: HTMLLinkElement): void {
  makeTrust(href);
  const script = document.createElement('script');
  script.integrity = integrity;
  script.src = globalThis.__vitrynaTrust?.createScriptURL(href) ?? href;
  document.body.append(script);
}

/** New in the oldest browsers that are promised: an older one keeps the page as the server wrote it, whose links and forms work. */
const isPromised = globalThis.CSS?.supports('color', 'light-dark(red,red)');

// Loaded parts are painted first: evaluating the store would only hold it up.
const entry = isPromised && document.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
if (entry) {
  if (navigationMode() === 'instant') recordEarlyEvents();
  const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  void Promise.race([seen().catch(() => {}), waited]).then(() => run(entry));
} else if (!isPromised) {
  // It gets the forms that are there for browsers without scripts.
  for (const plain of document.querySelectorAll('noscript')) plain.outerHTML = plain.textContent;
}
