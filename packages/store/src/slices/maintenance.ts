import { maintenancePollMs } from '@vitryna/contracts/constants';
import type { SliceContext } from '../context.ts';

/** Whether the store is in maintenance (reading 12). */
export type MaintenanceActions = {
  /** Asks once per session; later calls do nothing. */
  load: () => Promise<void>;
  /** Answers a 503 of any call: asks again. Calls while one is under way share it. */
  handleUnavailable: () => Promise<void>;
  /** Asks every 5 s, and calls `onOver` once when maintenance has ended; the function stops it. */
  watch: (onOver: () => void) => () => void;
};

export function createMaintenance({ api, read, write, report }: SliceContext): MaintenanceActions {
  let asking: Promise<void> | null = null;

  const ask = async () => {
    if (read().maintenance.status === 'idle') write('maintenance', { status: 'loading' });
    try {
      const { getMaintenance } = await import('../requests/get-maintenance.ts');
      const { isEnabled, message } = await getMaintenance(api);
      write('maintenance', { isEnabled, message, status: 'ready' });
    } catch (error) {
      if (read().maintenance.status !== 'ready') write('maintenance', { status: 'failed' });
      report('maintenance.load', error);
    }
  };
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    load: () => (read().maintenance.status === 'ready' ? Promise.resolve() : askOnce()),
    handleUnavailable: askOnce,
    watch(onOver) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isStopped = false;
      const tick = async () => {
        await askOnce();
        if (isStopped) return;
        const { isEnabled, status } = read().maintenance;
        // A failed question says nothing: only an answer ends maintenance.
        if (status === 'ready' && !isEnabled) onOver();
        else timer = setTimeout(tick, maintenancePollMs);
      };
      timer = setTimeout(tick, maintenancePollMs);
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
