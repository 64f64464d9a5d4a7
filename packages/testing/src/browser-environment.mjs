import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what Node already has and jsdom lacks: React Router needs the fetch classes. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'Request',
      'Response',
      'Headers',
      'fetch',
      'AbortController',
      'AbortSignal',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'structuredClone',
      'BroadcastChannel',
    ];
    for (const name of names) this.global[name] = globalThis[name];
  }
}
