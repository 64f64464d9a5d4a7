import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { isInCart } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, FieldFrame, inputClass } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useId, useMemo, useState } from 'react';
import { FavouriteShelf } from './favourite-shelf.tsx';
import styles from './favourites.module.css';
import { ShareFavourites } from './share-favourites.tsx';
import {
  type FavouriteSort,
  type FavouriteView,
  favouriteSorts,
  sortFavourites,
  toFavouriteView,
} from './sort-favourites.ts';

const sortNames: Record<FavouriteSort, string> = {
  newest: 'Added last',
  fallen: 'Became cheaper',
  available: 'In stock first',
  cheap: 'Cheap ones first',
  dear: 'Dear ones first',
};

/** Favourites in the order that is chosen; each says what became of its price, and whether it is back. */
export function Favourites() {
  const t = useTranslate();
  const id = useId();
  const locale = useLocale();
  const { money } = useFormat();
  const isSignedIn = useStore((state) => state.user.profile !== null);
  const items = useStore((state) => state.favourites.items);
  const [sort, setSort] = useState<FavouriteSort>('newest');
  const views = useMemo(() => items.map((item) => toFavouriteView(item, locale)), [items, locale]);
  const cards = useMemo(() => {
    const noteOf = ({ change, isBack }: FavouriteView) => {
      if (isBack) return t('In stock again');
      if (!change) return null;
      return change < 0
        ? t('{{sum}} cheaper than then', { sum: money(-change) })
        : t('{{sum}} dearer than then', { sum: money(change) });
    };
    return sortFavourites(views, sort).map((view) => {
      const text = noteOf(view);
      // Before the store's own badges: of this list it is the most important one.
      return text === null
        ? view.card
        : { ...view.card, badges: [{ kind: 'note' as const, text }, ...view.card.badges] };
    });
  }, [views, sort, t, money]);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.sort}>
          <FieldFrame id={id} label={t('Order of the list')}>
            <select
              id={id}
              className={inputClass}
              value={sort}
              onChange={({ currentTarget }) =>
                setSort(favouriteSorts.find((one) => one === currentTarget.value) ?? 'newest')
              }
            >
              {favouriteSorts.map((one) => (
                <option key={one} value={one}>
                  {t(sortNames[one])}
                </option>
              ))}
            </select>
          </FieldFrame>
        </div>
        <div className={styles.buttons}>
          <BuyAll views={views} />
          {isSignedIn && <ShareFavourites />}
        </div>
      </div>
      <h2 className="visually-hidden">{t('Products')}</h2>
      <FavouriteShelf products={cards} layout={isSignedIn ? 'beside' : 'full'} />
    </>
  );
}

/** Puts all favourites that can be bought into the cart; what is there already stays as it is (specification §4.3). */
function BuyAll({ views }: { views: readonly FavouriteView[] }) {
  const t = useTranslate();
  const stores = useStores();
  const [isBusy, setBusy] = useState(false);
  const buyable = views.filter(({ card }) => card.buy.kind === 'buy');
  if (buyable.length < 2) return null;
  const buy = async () => {
    setBusy(true);
    // One after the other: a refused one is told by a toast, and the others are bought all the same.
    for (const { card } of buyable) if (!isInCart(stores.getState(), card.id)) await stores.cart.add(card.id);
    setBusy(false);
    if (buyable.some(({ card }) => isInCart(stores.getState(), card.id))) stores.modals.open('cart');
  };
  return (
    <Button icon={icons.cart} isBusy={isBusy} onClick={() => void buy()}>
      {t('Put all into the cart')}
    </Button>
  );
}
