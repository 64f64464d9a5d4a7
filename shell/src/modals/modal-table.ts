import { isRemoteModal, type ModalName, type SharedModalName } from '@vitryna/store';
import type { ModalShape } from '@vitryna/ui';

/** The host's data of a modal before its contents are loaded. */
type ModalEntry = {
  /** The app whose `./modals` brings the contents: the one whose subject it is. */
  owner: 'shell' | `mf-${string}`;
  /** Translation key of the dialog's name while its contents do not say a better one. */
  title: string;
  shape: ModalShape;
};

/** The fourteen modals of the store (specification §2) and who owns them. */
export const modalTable: Record<SharedModalName, ModalEntry> = {
  cart: { owner: 'mf-checkout', title: 'Cart', shape: 'wide' },
  preOrder: { owner: 'mf-product', title: 'Pre-order', shape: 'form' },
  successful: { owner: 'shell', title: 'Done', shape: 'sheet' },
  unsuccessful: { owner: 'shell', title: 'Something went wrong', shape: 'sheet' },
  account: { owner: 'mf-account', title: 'Account', shape: 'form' },
  setNewPassword: { owner: 'mf-account', title: 'New password', shape: 'form' },
  review: { owner: 'mf-product', title: 'Review', shape: 'form' },
  addReview: { owner: 'mf-product', title: 'Write a review', shape: 'form' },
  installerSubscription: { owner: 'mf-content', title: 'Subscription for installers', shape: 'form' },
  landingPage: { owner: 'mf-content', title: 'Special offer', shape: 'wide' },
  leadCapture: { owner: 'shell', title: 'A coupon for the first order', shape: 'sheet' },
  ad: { owner: 'shell', title: 'Offers of the store', shape: 'sheet' },
  recovery: { owner: 'mf-account', title: 'Access recovery', shape: 'form' },
  headerMenu: { owner: 'mf-catalog', title: 'Catalogue', shape: 'page' },
};

/** Of a modal that its remote brings for itself the remote says more when it is here (`ModalModule`). */
export function modalEntry(name: ModalName): ModalEntry & { key: string } {
  if (!isRemoteModal(name)) return { ...modalTable[name], key: name };
  const [owner, key = ''] = name.split('/') as [`mf-${string}`, string?];
  return { owner, key, title: 'Loading', shape: 'form' };
}
