// The `remoteEntry.js` of a remote that Vite builds: the container that the shell opens, and how its chunks get what is shared and each
// other. Nothing of it imports by itself: the browser would run that without having verified it.

/** Expose → how its module is loaded; written in by the preset. */
const exposes = __VITRYNA_EXPOSES__;
/** Script → the style sheets that it needs; written in when all names are known. */
const styles = __VITRYNA_STYLES__;
let open;
const opened = new Promise((resolve) => {
  open = resolve;
});

export function init(shareScope) {
  open(shareScope);
}

export async function get(expose) {
  const module = await exposes[expose]();
  return () => module;
}

/** A shared package, as the shell brings it. Waits for the shell where a page preloads its chunk before the container is open. */
export async function share(name) {
  const [shared] = Object.values((await opened)[name] ?? {});
  if (!shared) throw new Error(`[build] the shell of this page does not share ${name}.`);
  return (await shared.get())();
}

export async function load(path) {
  const wanted = (styles[path.slice('./'.length)] ?? []).map(loadStyle);
  const [module] = await Promise.all([globalThis.__vitrynaImport(import.meta.url)(path), ...wanted]);
  return module;
}

function loadStyle(name) {
  const { href, pathname } = new URL(name, import.meta.url);
  const isHere = [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')].some(
    (one) => one.href === href || [href, pathname].includes(one.dataset.href),
  );
  if (isHere) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => reject(new Error(`[build] the style sheet ${name} could not be loaded.`));
    document.head.append(link);
  });
}
