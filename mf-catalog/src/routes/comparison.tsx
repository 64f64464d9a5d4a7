import type { PageHandle } from '@vitryna/remote-kit';

export const handle: PageHandle<null> = { head: ({ t }) => ({ title: t('Comparison'), isNoindex: true }) };

export function Component() {
  return null;
}
