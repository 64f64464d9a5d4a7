/** `npm start` without what it builds and publishes: the real processes below the real supervisor, with the patience of both. */
import { runUntilStopped } from '../run-until-stopped.ts';
import { createStore, ownParts } from '../store-processes.ts';

const port = Number(process.env.PORT);
const { open, lost, stop } = createStore({
  port,
  apiPort: Number(process.env.API_PORT),
  publicUrl: `http://localhost:${port}`,
  gateways: 2,
  // Texts come from what was built.
  parts: { ...ownParts, texts: () => '' },
});
await runUntilStopped({ open: () => open(async () => undefined), lost, stop });
