import { randomBytes } from 'node:crypto';

/** The bank's port lies so far above the API's. */
const portStep = 20;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Settings of the bank of trials on a port, and so an origin, of its own; none where the settings name another bank, or in production, where
 * pressing its button would count as a payment: there it is only what the variables themselves say.
 */
export function sandboxBank(
  variables: Variables,
  { apiPort, publicUrl }: { apiPort: number; publicUrl: string },
): Record<string, string> {
  if (variables.NODE_ENV === 'production') return {};
  if (variables.SANDBOX_BANK_URL !== undefined || variables.LIQPAY_PUBLIC_KEY !== undefined) return {};
  const port = String(apiPort + portStep);
  const bankUrl = new URL(publicUrl);
  bankUrl.protocol = 'http:';
  bankUrl.port = port;
  const secret = randomBytes(24).toString('hex');
  return { SANDBOX_BANK_URL: bankUrl.origin, SANDBOX_BANK_SECRET: secret, SANDBOX_BANK_PORT: port };
}
