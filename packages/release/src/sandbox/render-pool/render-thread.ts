/** A thread of a render pool: the only place in a gateway where bundles are evaluated and rendered. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RendererInput } from '@vitryna/contracts/remote';
import { createStyleLookup, evaluateShell } from '../bundles/evaluate-parts.ts';
import { createAnswers } from './answer-gateway.ts';
import { evaluateRemotes } from './evaluate-remotes.ts';
import type { FromThread, ThreadData } from './messages.ts';
import { plainError } from './plain-error.ts';
import { sealThread } from './seal-thread.ts';
import { createThreadUpstream } from './thread-upstream.ts';

const port = parentPort;
if (!port) throw new Error('render-pool: this file is a thread of the pool.');
const { threadCpuUsage, memoryUsage } = process;
const gateway = port;
const post = (message: FromThread, transfer: ArrayBuffer[] = []) => gateway.postMessage(message, transfer);
const data = workerData as ThreadData;
const upstream = createThreadUpstream(post);
process.on('unhandledRejection', (error) => {
  // Nobody waited for an answer that did not come: no fault of who asked.
  if (upstream.isFailure(error)) post({ kind: 'report', remote: 'unknown', path: '', error: plainError(error) });
  else throw error;
});
sealThread();

const evaluating = new Int32Array(data.evaluating);
const [shellSource, ...remoteSources] = data.parts;
const report: RendererInput['report'] = ({ remote, error, path }) =>
  post({ kind: 'report', remote, path, error: plainError(error) });

/** Evaluates everything, and listens from then on. Until then nothing keeps a thread alive whose bundles wait for what never comes. */
async function open(): Promise<void> {
  if (!shellSource) throw new Error('render-pool: a composition has a shell.');
  evaluating[0] = 0;
  const shell = evaluateShell(shellSource);
  const { remotes, failures } = await evaluateRemotes(remoteSources, shell.shared, evaluating);
  const rendererInput: RendererInput = {
    compositionId: data.compositionId,
    shell: shellSource.release,
    remotes,
    readCss: createStyleLookup(data.parts, data.compositionId),
    publicUrl: data.publicUrl,
    ...(data.brand && { brand: data.brand }),
    ...(data.navigation && { navigation: data.navigation }),
    report,
  };
  const usage = { threadCpuUsage, memoryUsage };
  gateway.on('message', createAnswers({ shell, rendererInput, upstream, post, usage }));
  post({ kind: 'ready', hasOffline: shell.renderOffline !== undefined, failures });
}
// Not awaited here: a thread that ends meanwhile is told by its end, and not by a warning of the engine.
void open();
