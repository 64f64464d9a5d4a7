import { t } from '../../text/l10n.ts';

export const LINKS = {
  wire: t('дротове, USB', 'проводное, USB'),
  radio: t('радіо 2,4 ГГц', 'радио 2,4 ГГц'),
  triple: t('Bluetooth, радіо, USB', 'Bluetooth, радио, USB'),
};
