import { maintenancePollMs } from '@vitryna/contracts/constants';

/** The maintenance screen asks every 5 s whether it is over and then shows the store (specification §4). */
export function pollMaintenance(): void {
  setInterval(async () => {
    const isOver = await fetch('/user/shared/maintenanceMode')
      .then((response) => response.json())
      .then((body: { data?: { isEnabled?: unknown } }) => body.data?.isEnabled === false)
      .catch(() => false);
    if (isOver) location.reload();
  }, maintenancePollMs);
}
