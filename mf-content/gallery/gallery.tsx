import type { L10n } from '@vitryna/contracts/languages';
import type { Texts } from '@vitryna/i18n';
import { openGallery } from '@vitryna/ui/gallery';
import { BlockGallery } from './block-gallery.tsx';
import { OpenShop } from './open-shop.tsx';

/** Given by rspack.config.ts. */
declare const galleryTexts: L10n<Texts>;

openGallery(galleryTexts, ({ locale }) => (
  <OpenShop locale={locale}>
    <BlockGallery locale={locale} />
  </OpenShop>
));
