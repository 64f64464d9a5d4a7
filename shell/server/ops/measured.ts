import type { PackedPage } from '@vitryna/release';
import type { JsonClient } from '../upstream/json-client.ts';
import { type Metrics, type Outcome, outcomeOf } from './metrics.ts';

type Renderer<Input> = { render: (input: Input) => Promise<PackedPage> };

/** Seconds since a moment of `performance.now()`. */
const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** The same client; how each call ended is told. A call that the client gave up says nothing of the upstream. */
export function measuredClient(client: JsonClient, notify: (outcome: Outcome, seconds: number) => void): JsonClient {
  return {
    async get(request) {
      const startedAt = performance.now();
      try {
        const answer = await client.get(request);
        notify(outcomeOf(answer.status), secondsSince(startedAt));
        return answer;
      } catch (error) {
        notify('failed', secondsSince(startedAt));
        throw error;
      }
    },
    close: client.close,
  };
}

/** The same renderer; how each render ended is told. */
export function measuredRenderer<Input>(renderer: Renderer<Input>, notify: Metrics['render']): Renderer<Input> {
  return {
    async render(input) {
      const startedAt = performance.now();
      try {
        const result = await renderer.render(input);
        notify(result.route || 'none', outcomeOf(result.status), secondsSince(startedAt));
        return result;
      } catch (error) {
        notify('none', 'failed', secondsSince(startedAt));
        throw error;
      }
    },
  };
}
