import { comingSkeleton, isSamePage, matchedPage, type PageRoute, setSkeleton } from '@vitryna/navigation';
import { PageSkeleton, TextSkeleton } from '@vitryna/ui';
import type { ComponentType } from 'react';
import type { App, Feature } from '../feature.ts';
import styles from './skeleton-place.module.css';
import { SkeletonPlace } from './skeleton-place.tsx';

/** A navigation to another page that takes longer than this shows the skeleton of that page, in milliseconds. */
const pageSkeletonDelayMs = 300;

/**
 * How long a navigation takes before the code of its skeleton is asked for, in milliseconds: one that was loaded ahead is there by
 * then, and the skeleton's styles would have the whole page styled anew.
 */
const loadDelayMs = 100;

/** A page of which nothing is known yet. */
const PlainSkeleton = () => (
  <PageSkeleton className={styles.plain}>
    <TextSkeleton lines={8} />
  </PageSkeleton>
);

/**
 * A navigation to another page that takes longer than 300 ms shows the skeleton of that page. What only changes a part of the page
 * that is shown (filters, order, pages of a list) leaves it in sight.
 */
export const showSkeleton: Feature = ({ router }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bringing: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  /** The navigation that is on its way. */
  let key: string | undefined;
  let Skeleton: ComponentType = PlainSkeleton;
  const show = () =>
    setSkeleton(
      <SkeletonPlace router={router}>
        <Skeleton />
      </SkeletonPlace>,
    );

  const begin = (location: Location) => {
    const page = matchedPage(router.match(location));
    const shown = { ...router.state.location, page: matchedPage(router.state.matches) };
    if (!page || isSamePage(shown, { ...location, page })) return end();
    // A redirect, or another link that was pressed meanwhile, has waited as long as the first.
    timer ??= setTimeout(() => {
      isDue = true;
      show();
    }, pageSkeletonDelayMs);
    clearTimeout(bringing);
    bringing = setTimeout(async () => {
      const found = await loadSkeleton(page);
      if (key !== location.key) return;
      Skeleton = found;
      if (isDue) show();
    }, loadDelayMs);
  };
  const end = () => {
    clearTimeout(timer);
    clearTimeout(bringing);
    timer = undefined;
    isDue = false;
    Skeleton = PlainSkeleton;
    // The shown element disappears when the page arrives.
    if (!comingSkeleton.isShown) setSkeleton(null);
  };

  const update = ({ navigation: { location } }: App['router']['state']) => {
    if (location?.key === key) return;
    key = location?.key;
    if (location) begin(location);
    else end();
  };
  update(router.state);
  router.subscribe(update);
  // A document was asked for meanwhile, and this one is shown again as it was left: nothing is on its way any more.
  addEventListener('pageshow', ({ persisted }) => persisted && setSkeleton(null));
};

/** The skeleton of a page; without its remote's code, which the navigation itself speaks of, lines of text. */
async function loadSkeleton({ remote, declaration }: PageRoute): Promise<ComponentType> {
  try {
    return (await remote.skeletons?.())?.[declaration.page] ?? PlainSkeleton;
  } catch {
    return PlainSkeleton;
  }
}

type Location = App['router']['state']['location'];
