import type { ChosenTheme } from '@vitryna/contracts/remote';

/** The value of `--page` in light and in dark; a brand of other colours says so on `<html>`. */
export const ownPageColours = '#ffffff #121416';

/** Dresses the open page as the gateway would have rendered it. */
export function wearTheme(theme: ChosenTheme | 'system'): void {
  const chosen = theme === 'system' ? null : theme;
  const { dataset } = document.documentElement;
  if (chosen) dataset.theme = chosen;
  else delete dataset.theme;
  const [light = '', dark = ''] = (dataset.pageColours ?? ownPageColours).split(' ');
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = (chosen ?? meta.media).includes('dark') ? dark : light;
}
