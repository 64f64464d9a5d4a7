import type { SavedAddress } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { ColumnType } from 'kysely';

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string | null, string | null>;

/** E-mail in lower case, phone in international form; `consents_at` is when a consent last changed. */
export type AccountTable = {
  id: string;
  shopper_id: string;
  email: string;
  email_confirmed_at: Date | null;
  phone: string | null;
  phone_confirmed_at: ColumnType<Date | null, Date | null | undefined>;
  /** Asked for, until an e-mail or a code is answered. */
  pending_email: ColumnType<string | null, string | null | undefined>;
  pending_phone: ColumnType<string | null, string | null | undefined>;
  /** When the account goes, where its owner wants that. */
  removal_at: ColumnType<Date | null, Date | null | undefined>;
  first_name: string;
  last_name: string | null;
  middle_name: string | null;
  locale: Locale;
  birthday: string | null;
  company: Json<{ name: string; edrpou: string } | null>;
  roles: string[];
  has_email_consent: boolean;
  has_sms_consent: boolean;
  has_analytics_consent: boolean;
  consents_at: Date;
  password_hash: string;
  created_at: Date;
};

/** A link of an e-mail; `email` is the address that it was sent to. */
export type AccountTokenTable = {
  token_hash: string;
  kind: 'recovery' | 'confirm';
  account_id: string;
  email: string;
  expires_at: Date;
};

/** The code that is good now for a device that asked for one. */
export type SignInCodeTable = {
  account_id: string;
  device_hash: string;
  channel: 'email' | 'sms';
  code_hash: string;
  attempts_left: number;
  sent_at: Date;
  expires_at: Date;
};

/** The code that confirms the phone that an account has asked for. */
export type PhoneCodeTable = {
  account_id: string;
  code_hash: string;
  attempts_left: number;
  sent_at: Date;
  expires_at: Date;
};

/** A device that an account has signed in from; its token is in a cookie of the browser. */
export type KnownDeviceTable = { token_hash: string; account_id: string; seen_at: Date };

/** A key that a browser keeps; `credential_id` is its name there. */
export type PasskeyTable = {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Date;
  used_at: ColumnType<Date | null, never>;
};

/** A question that a browser was asked; `holder` is who may answer it. */
export type PasskeyChallengeTable = {
  challenge_hash: string;
  kind: 'add' | 'signIn' | 'confirm';
  holder: string;
  expires_at: Date;
};

/** An address that an account keeps; one is the default. */
export type AccountAddressTable = {
  id: string;
  account_id: string;
  recipient: ColumnType<SavedAddress['recipient'], string, string>;
  delivery: ColumnType<SavedAddress['delivery'], string, string>;
  address: ColumnType<SavedAddress['address'], string, string>;
  is_default: boolean;
  created_at: Date;
};

export type ComparedProductTable = { shopper_id: string; product_id: number; added_at: Date };

/** Tables of accounts and comparison (migrations 021, 061, 136, 137 and 138). */
export type AccountSchema = {
  account: AccountTable;
  account_token: AccountTokenTable;
  sign_in_code: SignInCodeTable;
  phone_code: PhoneCodeTable;
  known_device: KnownDeviceTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  account_address: AccountAddressTable;
  compared_product: ComparedProductTable;
};
