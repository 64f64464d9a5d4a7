import type { Locale } from '@vitryna/contracts/languages';
import type { ColumnType, Generated } from 'kysely';

/** Whether the shop has read what somebody wrote, and what it thought of it. */
export type ModerationStatus = 'pending' | 'published' | 'rejected';

export type ReviewTable = {
  id: Generated<number>;
  product_id: number;
  author: string;
  rating: number;
  /** Empty where somebody gave stars only: it counts, and is not listed. */
  body: string;
  pros: string | null;
  cons: string | null;
  locale: Locale;
  is_verified: boolean;
  created_at: Date;
  reply: ColumnType<{ body: string; at: string } | null, string | null | undefined, string | null>;
  /** Brought by an import, which may take it away again. */
  is_imported: boolean;
  status: Generated<ModerationStatus>;
  email: string | null;
  shopper_id: string | null;
  order_id: string | null;
  up: Generated<number>;
  down: Generated<number>;
  /** Votes that came with an imported review. */
  imported_up: Generated<number>;
  imported_down: Generated<number>;
};

export type ReviewVoteTable = { review_id: number; shopper_id: string; value: number };

export type QuestionTable = {
  id: Generated<number>;
  product_id: number;
  author: string;
  email: string;
  body: string;
  locale: Locale;
  status: ModerationStatus;
  created_at: Date;
};

export type AnswerTable = {
  id: Generated<number>;
  question_id: number;
  author: string;
  is_shop: boolean;
  body: string;
  created_at: Date;
};

/** Tables of migration 116. */
export type ReviewSchema = {
  review: ReviewTable;
  review_vote: ReviewVoteTable;
  question: QuestionTable;
  answer: AnswerTable;
};
