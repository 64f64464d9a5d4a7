/** Why an uploaded file is not taken. */
const uploadRefusals = ['empty', 'tooLarge', 'wrongType', 'stowaway', 'tooManyPixels', 'unreadable'] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

const mark = 'upload refused: ';

/** A refusal as the process that looks at files says it: only a text comes through the line between processes. */
export const refusalText = (refusal: UploadRefusal): string => `${mark}${refusal}`;

/** The refusal that an error tells of; null for any other error. */
export function refusalOf(error: unknown): UploadRefusal | null {
  const [, said] = String(error).split(mark);
  return uploadRefusals.find((refusal) => refusal === said) ?? null;
}
