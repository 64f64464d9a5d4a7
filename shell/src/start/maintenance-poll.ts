import { maintenancePollMs } from '@vitryna/contracts/constants';

const readMode = (): Promise<{ data?: { isEnabled?: unknown } }> =>
  fetch('/user/shared/maintenanceMode').then((response) => response.json());

/** The maintenance screen asks every 5 s whether it is over and then shows the store (specification §4). */
export function pollMaintenance(): void {
  setInterval(() => {
    readMode().then(
      ({ data }) => data?.isEnabled === false && location.reload(),
      () => {},
    );
  }, maintenancePollMs);
}
