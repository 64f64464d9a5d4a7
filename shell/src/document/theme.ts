import type { ChosenTheme } from '@vitryna/contracts/remote';

type PageColours = Record<ChosenTheme, string>;

/** Colours of the browser's own frame around the page: those of `--page`. */
const ownColours: PageColours = { light: '#ffffff', dark: '#121416' };

/** A brand's colours as `<html>` carries them for an open page; nothing where they are the store's own. */
export function writePageColours(colours: PageColours = ownColours): string | undefined {
  return colours.light === ownColours.light && colours.dark === ownColours.dark
    ? undefined
    : `${colours.light} ${colours.dark}`;
}

function readPageColours(dataset: DOMStringMap): PageColours {
  const [light = ownColours.light, dark = ownColours.dark] = dataset.pageColours?.split(' ') ?? [];
  return { light, dark };
}

/** What `theme-color` says for a system of this colour scheme. */
export function themeColour(
  chosen: ChosenTheme | null,
  scheme: ChosenTheme,
  colours: PageColours = ownColours,
): string {
  return colours[chosen ?? scheme];
}

/** Dresses the open page as the gateway would have rendered it. */
export function wearTheme(theme: ChosenTheme | 'system'): void {
  const chosen = theme === 'system' ? null : theme;
  const { dataset } = document.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  const colours = readPageColours(dataset);
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeColour(chosen, meta.media.includes('dark') ? 'dark' : 'light', colours);
}
