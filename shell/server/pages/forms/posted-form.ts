import type { FormDeclaration } from '@vitryna/contracts/release';
import { uploadLimits } from '@vitryna/contracts/uploads';
import type { RequestContext } from '../../http/request-context.ts';
import { type BodyFault, takeBody } from '../../http/take-body.ts';
import type { FormAnswer, FormSender } from '../../upstream/send-form.ts';
import { type PostedFile, takeMultipart } from './take-multipart.ts';

type Forms = Readonly<Record<string, FormDeclaration>>;

/** A form as a browser posted it: its fields, the ids of its pictures by field, and the answer that refused one of them. */
export type PostedForm = { values: URLSearchParams; files: Map<string, string[]>; refusal: FormAnswer | null };

/** As much as the API takes (contract §0). */
const bodyLimit = { maxBytes: 64 * 1024, withinMs: 10_000, isStreamed: false };

const typeOf = ({ req }: RequestContext): string => req.headers['content-type'] ?? '';
const isPlain = (context: RequestContext): boolean =>
  /^application\/x-www-form-urlencoded(?:;|$)/i.test(typeOf(context));
const hasFiles = (form: FormDeclaration): boolean => Object.values(form.fields).includes('files');

/** Whether a form comes as browsers send those with files. */
export const isMultipart = (context: RequestContext): boolean => /^multipart\/form-data;/i.test(typeOf(context));

/** Whether a request posts one of these forms, by its type: with files only where a form has some. */
export const isPostedForm = (context: RequestContext, forms: Forms): boolean =>
  isPlain(context) || (isMultipart(context) && Object.values(forms).some(hasFiles));

/** The form of this name, or undefined. */
export function formOf(forms: Forms, values: URLSearchParams): FormDeclaration | undefined {
  const name = values.get('form') ?? '';
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

const refused = (status: number, error: object): FormAnswer => ({ status, body: { error }, cookies: [] });

/** Reads a form. Its pictures are sent on while it arrives (decision 110); after one that is refused no other is. */
export async function takePostedForm(
  context: RequestContext,
  forms: Forms,
  { sendFile }: Pick<FormSender, 'sendFile'>,
): Promise<PostedForm | BodyFault | 'malformed'> {
  const { req, res } = context;
  const files = new Map<string, string[]>();
  if (isPlain(context)) {
    const bytes = await takeBody(req, res, bodyLimit);
    if (typeof bytes === 'string') return bytes;
    return { values: new URLSearchParams(bytes.toString('utf8')), files, refusal: null };
  }
  let refusal: FormAnswer | null = null;
  const onFile = async ({ field, bytes }: PostedFile, before: URLSearchParams) => {
    if (refusal !== null || formOf(forms, before)?.fields[field] !== 'files') return;
    const ids = files.get(field) ?? [];
    if (ids.length === uploadLimits.count) refusal = refused(400, { code: 'validation', fields: { [field]: [] } });
    else if (bytes === null) refusal = refused(413, { code: 'tooLarge' });
    else {
      const answer = await sendFile(context, bytes);
      const { id } = (answer.body as { data?: { id?: unknown } } | null)?.data ?? {};
      if (answer.status === 200 && typeof id === 'string') files.set(field, [...ids, id]);
      else refusal = answer;
    }
  };
  const values = await takeMultipart(req, res, onFile);
  return typeof values === 'string' ? values : { values, files, refusal };
}
