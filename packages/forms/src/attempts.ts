/** A body with the key under which the server counts it once. */
type Attempt<Body> = { body: Body; key: string };

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keeps the body and the key of the last attempt while the same values are sent again: after an answer that was lost, the server
 * knows that it has them. Other values are another attempt; what a form says of its sending (its guard) makes none.
 */
export function createAttempts<Values, Sending, Body>(
  toBody: (values: Values, sending: Sending) => Body,
): (values: Values, sending: Sending) => Attempt<Body> {
  let known = '';
  let attempt: Attempt<Body> | null = null;
  return (values, sending) => {
    const text = JSON.stringify(values);
    if (attempt === null || text !== known) attempt = { body: toBody(values, sending), key: newKey() };
    known = text;
    return attempt;
  };
}
