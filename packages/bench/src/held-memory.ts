import { setTimeout as sleep } from 'node:timers/promises';

/** What a gateway holds, by its own metrics: megabytes, and what they are for. `heap` is that of its own thread, with what lies outside of it. */
export type Held = { heap: number; resident: number; compositions: number; threads: number };

const looks = 5;
const megabyte = 1024 * 1024;

/** Asks a gateway at its operators' port. */
export async function readHeld(opsPort: number): Promise<Held> {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    heap: Math.round((read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes')) / megabyte),
    resident: Math.round(read('process_resident_memory_bytes') / megabyte),
    compositions: read('vitryna_open_compositions'),
    threads: read('vitryna_render_threads'),
  };
}

/** The least of some looks: garbage that is not collected yet is nothing that is held. */
export async function leastHeld(opsPort: number): Promise<Held> {
  let least = await readHeld(opsPort);
  for (let look = 1; look < looks; look += 1) {
    await sleep(1000);
    const held = await readHeld(opsPort);
    least = {
      ...held,
      heap: Math.min(least.heap, held.heap),
      resident: Math.min(least.resident, held.resident),
    };
  }
  return least;
}
