/** `npm start` with processes that are small and patience that is short: what tests of the supervisor run. */
import { runUntilStopped } from '../run-until-stopped.ts';
import { createStore } from '../store-processes.ts';

const part = 'packages/cli/src/testing/part-of-a-store.ts';
const { open, lost, stop } = createStore({
  port: Number(process.env.PORT),
  apiPort: Number(process.env.API_PORT),
  publicUrl: 'http://localhost',
  gateways: Number(process.env.GATEWAYS),
  parts: { api: part, gateway: part, texts: () => '' },
  policy: {
    firstDelayMs: 1,
    maxDelayMs: 20,
    calmMs: Number(process.env.CALM_MS),
    maxFailures: 5,
    maxFailedStarts: 3,
    startMs: Number(process.env.START_MS),
    stopMs: Number(process.env.STOP_MS),
  },
});
await runUntilStopped({ open: () => open(async () => undefined), lost, stop });
