import { makeTrust } from '../tab/trust.ts';

/** How long the entry waits for the page to be seen, in milliseconds: who looks elsewhere has nothing painted, and a picture may be lost. */
const longestWaitMs = 500;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the page and its largest picture are on the screen. */
async function seen(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority=high]')
    ?.decode()
    .catch(() => {});
  // One frame draws what is there, two more pass until a screen shows it.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

function run({ href, integrity }: HTMLLinkElement): void {
  makeTrust(href);
  const script = document.createElement('script');
  script.integrity = integrity;
  script.src = globalThis.__vitrynaTrust?.createScriptURL(href) ?? href;
  document.body.append(script);
}

// What is here already is painted first: evaluating the store would only hold it up.
const entry = document.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
const waited = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
if (entry) void Promise.race([seen(), waited]).then(() => run(entry));
