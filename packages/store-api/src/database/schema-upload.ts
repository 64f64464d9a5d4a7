import type { Generated } from 'kysely';

/** A picture that a shopper uploaded; `owner` is null until the form is sent that it belongs to. */
export type UploadTable = {
  id: string;
  created_at: Date;
  owner: string | null;
  position: Generated<number>;
  /** Whether everybody may see it. */
  is_public: Generated<boolean>;
};

/** Tables of migration 115. */
export type UploadSchema = { upload: UploadTable };
