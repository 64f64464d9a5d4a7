import { useTranslate } from '@vitryna/i18n/react';
import { useCompare } from '@vitryna/product-view/live';
import { isCompared, isFavourite } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ProductHeadView } from '../product-head-view.ts';

/** Favourite and comparison, beside the main button. */
export function ProductSwitches({ head }: { head: ProductHeadView }) {
  const t = useTranslate();
  const stores = useStores();
  const isLiked = useStore((state) => isFavourite(state, head.id));
  const isWeighed = useStore((state) => isCompared(state, head.id));
  const compare = useCompare();
  return (
    <>
      <IconButton
        icon={icons.heart}
        label={t('Add to favourites')}
        isFramed
        isPressed={isLiked}
        onClick={() => void stores.favourites.toggle(head.id)}
      />
      <IconButton
        icon={icons.scales}
        label={t('Compare')}
        isFramed
        isPressed={isWeighed}
        onClick={() => compare(head)}
      />
    </>
  );
}
