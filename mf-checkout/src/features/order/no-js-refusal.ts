import type { NoJsRefusal } from './load-order.ts';

/** Why a form was refused: which of its fields were, and what is said above them, or null where the fields say it. */
export function noJsRefusal(refusal: NoJsRefusal | null, t: (key: string) => string) {
  const codes: Record<string, string> = {
    emailTaken: '@This email is already registered',
    validation: '@Check the highlighted fields',
    tooLarge: '@File is too large',
    wrongType: '@Wrong file type',
    emptyFile: '@The file is empty',
    mixedFile: '@The file holds more than a picture',
    tooManyPixels: '@The picture has too many pixels',
    unreadable: '@The picture cannot be read',
    tooMany: '@Number of requests exceeded',
  };
  return {
    has: (name: string) => refusal?.fields.some((field) => field === name || field.startsWith(`${name}.`)) === true,
    notice: refusal && t(codes[refusal.code] ?? 'That did not work. Try once more'),
  };
}
