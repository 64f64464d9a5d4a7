import { createBankApp, ownBank } from './bank/bank-app.ts';
import type { BankEnv } from './env.ts';
import { describeError, type Log } from './http/failure-answer.ts';
import { listen } from './http/listen.ts';
import { createInvoiceSandbox } from './modules/payment/invoice-sandbox.ts';
import { createLiqpay } from './modules/payment/liqpay.ts';
import type { PaymentProvider } from './modules/payment/provider.ts';
import { createSandbox } from './modules/payment/sandbox.ts';

const sandboxes = { address: createSandbox, invoice: createInvoiceSandbox };

/** Banks that the settings name; where LiqPay and the sandbox take the same, LiqPay does. */
export function createProviders({ liqpay, sandbox }: BankEnv): PaymentProvider[] {
  const trials = sandbox && sandboxes[sandbox.kind](sandbox);
  return [liqpay && createLiqpay(liqpay), trials].filter((bank) => bank !== null);
}

/**
 * Runs the sandbox bank on an origin of its own, where the settings say so; returns how to close it. If its port is taken, the store goes
 * on without it: it is for trials.
 */
export async function openSandboxBank(
  { sandbox }: { sandbox: Omit<NonNullable<BankEnv['sandbox']>, 'kind'> | null },
  host: string,
  log: Log,
): Promise<() => Promise<void>> {
  const nothing = async () => undefined;
  if (sandbox === null || sandbox.port === null) return nothing;
  const { secret, port } = sandbox;
  return listen(createBankApp(ownBank(secret)).fetch, { port, host }).then(
    ({ close }) =>
      () =>
        close(0),
    (error: unknown) => {
      log({ level: 'error', message: 'the sandbox bank could not start', error: describeError(error) });
      return nothing;
    },
  );
}
