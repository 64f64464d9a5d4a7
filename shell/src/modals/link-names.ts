import { isRemoteModal, type RemoteModalName } from '@vitryna/store';

/** Modals that a plain link can open: they need nothing to begin with. */
const byLink = ['cart', 'headerMenu', 'account', 'installerSubscription', 'leadCapture'] as const;

/** Whether a modal can be opened by its name alone. */
export const isByLink = (name: string | undefined): name is (typeof byLink)[number] | RemoteModalName =>
  (byLink as readonly (string | undefined)[]).includes(name) || (name !== undefined && isRemoteModal(name));
