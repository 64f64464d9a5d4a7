import { latestBuildPath } from '@vitryna/contracts/file-addresses';
import { trustedHtml } from '@vitryna/contracts/trust';

/** How often a development page asks whether something was built, in milliseconds. */
const pollMs = 300;

/** In development: a new composition replaces the styles when nothing else changed, otherwise it reloads the page. */
export function reloadOnBuild(composition: string): void {
  let shown = composition;
  setInterval(async () => {
    const latest = await fetch(latestBuildPath, { cache: 'no-store' })
      .then((response) => response.json() as Promise<{ composition?: string }>)
      .catch(() => null);
    if (!latest?.composition || latest.composition === shown) return;
    shown = latest.composition;
    const html = await (await fetch(location.href, { cache: 'no-store' })).text();
    const next = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
    if (scriptsOf(next) === scriptsOf(document)) replaceStyles(next);
    else location.reload();
  }, pollMs);
}

/** File names carry a hash of their contents; the folders before them change with every release. */
function scriptsOf(page: Document): string {
  const links = page.querySelectorAll('link[as="script"], link[rel="modulepreload"]:not([data-late])');
  const names = [...links].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(names.map((name) => name.slice(name.lastIndexOf('/'))))].sort().join();
}

function replaceStyles(next: Document): void {
  for (const old of document.querySelectorAll('style[data-href]')) old.remove();
  document.head.append(...next.querySelectorAll('style[data-href]'));
}
