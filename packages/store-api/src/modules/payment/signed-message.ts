import { createHmac, timingSafeEqual } from 'node:crypto';
import { paymentCallbackSchema } from '@vitryna/contracts/api';
import type { z } from 'zod';
import type { PaymentCallback } from './provider.ts';

/** Text and its signature, in one body. */
export type SignedMessage = z.infer<typeof paymentCallbackSchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text and the signature of a callback that has both in its body, as JSON or as a form; null where it has not. */
export function readSignedMessage({ headers, rawBody }: PaymentCallback): SignedMessage | null {
  const text = new TextDecoder().decode(rawBody);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const message = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  return paymentCallbackSchema.safeParse(message).data ?? null;
}

/** Whether two texts are the same; takes as long for a near miss as for any other. */
export function isSame(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const signatureOf = (data: string, secret: string): string => createHmac('sha256', secret).update(data).digest('hex');

/** Writes a message that only who knows the secret can write (HMAC-SHA-256). */
export function signMessage(value: unknown, secret: string): SignedMessage {
  const data = Buffer.from(JSON.stringify(value)).toString('base64url');
  return { data, signature: signatureOf(data, secret) };
}

/** A message's content, or undefined when it was not signed with the secret. */
export function openMessage({ data, signature }: SignedMessage, secret: string): unknown {
  if (!isSame(signature, signatureOf(data, secret))) return undefined;
  try {
    return JSON.parse(Buffer.from(data, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
