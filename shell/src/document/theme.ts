import type { ChosenTheme } from '@vitryna/contracts/remote';

/** Colours of the browser's own frame around the page: those of `--page`. */
const themeColours: Record<ChosenTheme, string> = { light: '#ffffff', dark: '#121416' };

/** What `theme-color` says for a system of this colour scheme. */
export function themeColour(chosen: ChosenTheme | null, scheme: ChosenTheme): string {
  return themeColours[chosen ?? scheme];
}

/** Dresses the open page as the gateway would have rendered it. */
export function wearTheme(theme: ChosenTheme | 'system'): void {
  const chosen = theme === 'system' ? null : theme;
  const { dataset } = document.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeColour(chosen, meta.media.includes('dark') ? 'dark' : 'light');
}
