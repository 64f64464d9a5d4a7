import type { RenderInput, RenderResult } from '@vitryna/contracts/remote';
import type { Screen } from './messages.ts';

/** A page to render, and whose it is: an app of the composition, or null where that is not known. */
export type PoolRenderInput = RenderInput & { app: string | null };

/** What a thread is asked for. */
export type RenderWork = { kind: 'page'; input: PoolRenderInput } | { kind: 'screen'; screen: Screen };

/** One render, wherever it runs. */
export type RenderJob = RenderWork &
  PromiseWithResolvers<RenderResult> & {
    id: number;
    /** Renders of one path run in one thread while there are any: a page that computes for long takes no more than that. */
    lane: string;
    app: string | null;
    /** Its thread ended under it while others were there: it runs once more, by itself, so that one knows whose fault it was. */
    isAlone: boolean;
  };

/** Makes the job of some work. */
export function createRenderJob(id: number, work: RenderWork): RenderJob {
  const isPage = work.kind === 'page';
  return {
    ...work,
    ...Promise.withResolvers<RenderResult>(),
    id,
    lane: isPage ? (work.input.url.split('?', 1)[0] ?? '') : work.screen.screen,
    app: isPage ? work.input.app : 'shell',
    isAlone: false,
  };
}
