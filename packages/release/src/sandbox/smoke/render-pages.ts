import type { Composition } from '@vitryna/contracts/release';
import { messageOf, type SmokePage } from './messages.ts';
import { type RenderProcess, type RenderProcessOptions, startRenderProcess } from './render-process.ts';

/** A composition's pages at the requested addresses; one that hung or fell has no page. */
export type RenderedPages = {
  pages: Map<string, SmokePage>;
  problems: string[];
  /** Whether pages were left out, which nobody knows then. */
  isCut: boolean;
};

/** After so many pages that cost a process each, the rest is no longer worth the wait. */
const mostLost = 3;

/**
 * Renders addresses one after the other in a process of their own. A page that hangs or ends the process is named, and the rest goes on
 * in a new one.
 */
export async function renderPages(
  composition: Composition,
  urls: readonly string[],
  options: RenderProcessOptions,
): Promise<RenderedPages> {
  const pages = new Map<string, SmokePage>();
  const problems: string[] = [];
  let lost = 0;
  let running: RenderProcess | null = null;
  const open = async (): Promise<RenderProcess> => {
    const started = startRenderProcess(options);
    running = started;
    const found = await started.load(composition);
    if (lost === 0) problems.push(...found);
    return started;
  };
  try {
    try {
      await open();
    } catch (error) {
      problems.push(`the bundles are evaluated, which ${messageOf(error)}`);
      return { pages, problems, isCut: true };
    }
    for (const url of urls) {
      try {
        pages.set(url, await (running ?? (await open())).render(url));
      } catch (error) {
        problems.push(`${url} ${messageOf(error)}`);
        running = null;
        lost += 1;
        if (lost === mostLost) {
          problems.push(`${mostLost} pages hung or ended the process: the others were not rendered`);
          return { pages, problems, isCut: true };
        }
      }
    }
    await (running as RenderProcess | null)?.finish();
  } catch (error) {
    problems.push(messageOf(error));
  } finally {
    (running as RenderProcess | null)?.kill();
  }
  return { pages, problems, isCut: false };
}
