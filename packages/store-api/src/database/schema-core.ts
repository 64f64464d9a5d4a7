import type { Locale } from '@vitryna/contracts/constants';
import type { L10n } from '@vitryna/contracts/languages';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string, string>;

/** Whose cart and favourites they are: an anonymous visitor, later an account; sessions come and go. */
export type ShopperTable = { id: string; created_at: Date };

/** `id` is the SHA-256 of the cookie's value: the table alone opens no session. */
export type SessionTable = {
  id: string;
  shopper_id: string;
  seen_at: Date;
  expires_at: Date;
  /** Campaign parameters of `/account/utm`. */
  tracking: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  /** Names the session towards its owner. */
  public_id: Generated<string>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Browser and system, for people. */
  device: Generated<string>;
  /** False: the cookie goes when the browser is closed. */
  is_remembered: Generated<boolean>;
  /** When its owner last showed who they are; null for a visitor. */
  authenticated_at: ColumnType<Date | null, Date | null | undefined>;
};

/** A session in whose place another one came; its cookie opens nothing. */
export type ReplacedSessionTable = { id: string; replaced_at: Date };

/** `price_seen` is the price at the last change of the line, in hryvnia. */
export type CartLineTable = {
  shopper_id: string;
  product_id: number;
  quantity: number;
  price_seen: number;
  added_at: Date;
};

export type FavouriteTable = {
  shopper_id: string;
  product_id: number;
  price_then: number;
  added_at: Date;
  /** Whether it could be bought then; null where nobody noted it. */
  was_orderable: ColumnType<boolean | null, boolean | null | undefined>;
};

/** The link under which an account shows its favourites. */
export type FavouriteShareTable = { shopper_id: string; token: string; created_at: Date };

export type TranslationTable = { key: string; text: ColumnType<L10n, string, string> };

/** `config` and `maintenance` of the contract's `/shared` calls. */
export type SettingTable = { key: string; value: Json<unknown> };

export type RedirectTable = { from_path: string; to_path: string; code: 301 | 302 | 410 };

/** An item of the content service; `key` is what it is found by (a page's path, a category's code) or empty. */
export type ContentEntryTable = {
  kind: string;
  locale: Locale;
  key: string;
  position: number;
  body: Json<Record<string, unknown>>;
};

export type PopupCardTable = {
  id: string;
  locale: Locale;
  position: number;
  is_active: boolean;
  card: Json<Record<string, unknown>>;
};

/** Tables of sessions, carts, favourites, texts and the content service (migrations 002, 021, 136, 139 and 155). */
export type CoreSchema = {
  shopper: ShopperTable;
  session: SessionTable;
  replaced_session: ReplacedSessionTable;
  cart_line: CartLineTable;
  favourite: FavouriteTable;
  favourite_share: FavouriteShareTable;
  translation: TranslationTable;
  setting: SettingTable;
  redirect: RedirectTable;
  content_entry: ContentEntryTable;
  popup_card: PopupCardTable;
};
