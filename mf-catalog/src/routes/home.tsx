import type { PageHandle } from '@vitryna/remote-kit';

export const handle: PageHandle<null> = { head: ({ t }) => ({ title: t('Vitryna') }) };

export function Component() {
  return null;
}
