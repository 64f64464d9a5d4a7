import type { NavigationMode } from '@vitryna/contracts/remote';

/** How this document's tab navigates: as the gateway says (`NAVIGATION`), in an attribute of `<html>` that is left out where all is usual. */
export function navigationMode(): NavigationMode {
  const { navigation } = document.documentElement.dataset;
  return navigation === 'plain' ? 'plain' : 'instant';
}
