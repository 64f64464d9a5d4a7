import { errorEnvelopeSchema } from '@vitryna/contracts/api';

/** An answer, read to its end. */
export type ReadAnswer = { status: number; headers: Record<string, string | undefined>; text: string };

/** A frame of a stack, a path of the server, a statement or a complaint of the database. */
const inner =
  /\n\s+at |node_modules|\bfile:\/\/|\b(?:select|insert into|update|delete from)\s+"|syntax error at|violates \w+(?:-\w+)? constraint|relation "|PGlite|ZodError|TypeError|RangeError/;

const hasData = (body: unknown): boolean => typeof body === 'object' && body !== null && 'data' in body;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rule of contract §0 that an answer of the store API breaks, or null: a failure of the server, another form, a look at its insides. */
export function answerFault({ status, headers, text }: ReadAnswer): string | null {
  if (status >= 500) return `status ${status}`;
  if (inner.test(text)) return 'shows its insides';
  if (headers['access-control-allow-origin'] !== undefined) return 'lets other origins read';
  if (status === 304) return text === '' ? null : '304 with a body';
  // Kept for everybody is what cannot know who asks (`mount-calls.ts`), and has a tag; nothing else is kept anywhere.
  const isKept = status === 200 && headers.etag !== undefined;
  if (headers['cache-control'] !== (isKept ? 'private, max-age=0, must-revalidate' : 'no-store')) return 'may be kept';
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `type ${headers['content-type']}`;
  const body = parse(text);
  if (status === 200) return hasData(body) ? null : 'no data';
  return errorEnvelopeSchema.strict().safeParse(body).success ? null : 'not the envelope of a failure';
}
