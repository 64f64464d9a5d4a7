import type { Locale } from '@vitryna/contracts/constants';

export type PreorderTable = {
  id: string;
  number: string;
  product_id: number;
  quantity: number;
  name: string;
  phone: string;
  email: string | null;
  comment: string | null;
  locale: Locale;
  created_at: Date;
};

/** `contact` is an e-mail in lower case or a phone in international form. */
export type AvailabilityWatchTable = {
  id: string;
  product_id: number;
  contact: string;
  locale: Locale;
  created_at: Date;
};

/** Tables of pre-orders and of waiting (migration 022). */
export type PreorderSchema = { preorder: PreorderTable; availability_watch: AvailabilityWatchTable };
