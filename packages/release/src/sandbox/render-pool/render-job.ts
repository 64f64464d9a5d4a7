import type { RenderInput } from '@vitryna/contracts/remote';
import type { Screen } from './messages.ts';
import type { HtmlPacking, PackedPage } from './packed-html.ts';

/** A page to render, whose it is (an app of the composition, or null where that is not known), and how who waits for it takes it. */
export type PoolRenderInput = RenderInput & { app: string | null; packing: HtmlPacking };

/** A job of a thread. */
export type RenderWork = { kind: 'page'; input: PoolRenderInput } | { kind: 'screen'; screen: Screen };

/** One render, wherever it runs. */
export type RenderJob = RenderWork &
  PromiseWithResolvers<PackedPage> & {
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
    ...Promise.withResolvers<PackedPage>(),
    id,
    lane: isPage ? (work.input.url.split('?', 1)[0] ?? '') : work.screen.screen,
    app: isPage ? work.input.app : 'shell',
    isAlone: false,
  };
}
