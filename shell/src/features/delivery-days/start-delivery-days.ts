import { cityCookie, cityRefIn } from '@vitryna/contracts/cookies';
import type { Feature } from '../feature.ts';

/** Cards say on which day they are in the shopper's city, once there is one; whose page they are on does not matter. */
export const startDeliveryDays: Feature = ({ api, i18n, loadTexts }) => {
  let showing: Promise<(cityRef: string) => void> | undefined;
  const show = () => {
    const ref = cityRefIn(document.cookie);
    if (ref === null) return;
    showing ??= Promise.all([import('./show-delivery-days.ts'), loadTexts()]).then(([{ showDeliveryDays }]) =>
      showDeliveryDays({ api, i18n }),
    );
    showing.then(
      (showIn) => showIn(ref),
      // Cards are whole without it; the next choice tries again.
      () => {
        showing = undefined;
      },
    );
  };
  addEventListener(cityCookie.changeEvent, show);
  show();
};
