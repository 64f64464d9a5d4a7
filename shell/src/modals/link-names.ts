import { isRemoteModal, type RemoteModalName, type Stores } from '@vitryna/store';

/** Modals that a plain link can open: they need nothing to begin with. */
const byLink = ['cart', 'headerMenu', 'account', 'installerSubscription', 'leadCapture'] as const;

/** Whether a modal can be opened by its name alone. */
export const isByLink = (name: string | undefined): name is (typeof byLink)[number] | RemoteModalName =>
  (byLink as readonly (string | undefined)[]).includes(name) || (name !== undefined && isRemoteModal(name));

/** Opens what a link says: a modal by its name, or `landingPage/<id>`. False for anything else. */
export function openLinked(stores: Pick<Stores, 'modals'>, link = ''): boolean {
  const landingPageId = /^landingPage\/([\w-]+)$/.exec(link)?.[1];
  if (landingPageId) stores.modals.open('landingPage', { landingPageId });
  else if (isByLink(link)) stores.modals.open(link);
  else return false;
  return true;
}
