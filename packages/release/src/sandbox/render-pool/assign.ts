import type { PoolThread } from './pool-thread.ts';
import type { RenderJob } from './render-job.ts';

/**
 * Takes from what waits the jobs that a thread is there for. Self-starting parts come first: a thread is kept free of others for it.
 * Jobs of one lane go where their lane is, others where there is least to do.
 */
export function assign<Thread extends Pick<PoolThread, 'jobs'>>(
  waiting: RenderJob[],
  usable: Iterable<Thread>,
): { job: RenderJob; thread: Thread }[] {
  const assigned: { job: RenderJob; thread: Thread }[] = [];
  const loads = [...usable].map((thread) => ({ thread, jobs: [...thread.jobs.values()] }));
  const jobs = waiting.splice(0).toSorted((one, other) => Number(other.isAlone) - Number(one.isAlone));
  const kept = new Set<(typeof loads)[number]>(loads.filter((load) => load.jobs.some(({ isAlone }) => isAlone)));
  for (const job of jobs) {
    const free = loads.filter((load) => !kept.has(load)).toSorted((one, other) => one.jobs.length - other.jobs.length);
    const load = free.find(({ jobs: inside }) => inside.some(({ lane }) => lane === job.lane)) ?? free[0];
    const chosen = job.isAlone ? free[0] : load;
    if (job.isAlone && chosen) kept.add(chosen);
    if (!chosen || (job.isAlone && chosen.jobs.length > 0)) {
      waiting.push(job);
    } else {
      chosen.jobs.push(job);
      assigned.push({ job, thread: chosen.thread });
    }
  }
  return assigned;
}
