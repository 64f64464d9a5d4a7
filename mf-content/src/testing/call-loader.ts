import { createApiClient, createContentClient } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import { createFakeTransport, type FakeTable } from '@vitryna/testing';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';

/** Calls a loader for an address of the Ukrainian store whose services answer by a table. */
export function callLoader<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  { path, params = {}, answers }: { path: string; params?: Record<string, string>; answers: FakeTable },
): { calls: ReturnType<typeof createFakeTransport>['calls']; result: Promise<Data> } {
  const { transport, calls } = createFakeTransport(answers);
  const context = new RouterContextProvider();
  context.set(appContext, {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport }),
  });
  const request = new Request(`https://shop.example${path}`);
  return { calls, result: load({ context, request, params } as never) };
}
