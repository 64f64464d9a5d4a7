import type { SkeletonTable } from '@vitryna/remote-kit';
import { Bones, PageSkeleton, ShelfSkeleton } from '@vitryna/ui';
import card from '#features/categories/components/department-card.module.css';
import { ComparisonSkeleton } from '#features/comparison/components/comparison-skeleton.tsx';
import list from '#features/product-list/components/product-list.module.css';
import comparisonPage from './comparison.module.css';
import homePage from './home.module.css';
import listPage from './list-page.module.css';
import styles from './skeletons.module.css';

/** How many cards fill a screen. */
const cardCount = 8;

function Category() {
  return (
    <PageSkeleton className={listPage.page}>
      <Chips />
      <div className={styles.text}>
        <Bones count={3} className={styles.line} />
      </div>
      <List />
    </PageSkeleton>
  );
}

function Search() {
  return (
    <PageSkeleton className={listPage.page} isLong>
      <Chips />
      <List />
    </PageSkeleton>
  );
}

function Chips() {
  return (
    <div className={styles.chips}>
      <Bones count={5} className={styles.chip} />
    </div>
  );
}

function List() {
  return (
    <div className={list.columns}>
      <div className={styles.side}>
        <Bones count={9} className={styles.filter} />
      </div>
      <div className={list.results}>
        <div className={list.bar}>
          <Bones count={2} className={styles.control} />
        </div>
        <div className={styles.cards}>
          <ShelfSkeleton layout="beside" count={cardCount} />
        </div>
      </div>
    </div>
  );
}

function Catalog() {
  return (
    <PageSkeleton className={listPage.page}>
      <div className={listPage.chips}>
        <Bones className={styles.search} />
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={card.department}>
            <div className={card.head}>
              <Bones className={styles.picture} />
              <Bones className={styles.name} />
            </div>
            <div className={card.groups}>
              <Bones count={14} className={styles.group} />
            </div>
          </div>
        ))}
      </div>
    </PageSkeleton>
  );
}

function Comparison() {
  return (
    <PageSkeleton className={comparisonPage.page}>
      <ComparisonSkeleton />
    </PageSkeleton>
  );
}

function Home() {
  return (
    <PageSkeleton className={homePage.page} isBare>
      <div className={styles.banners}>
        <Bones count={3} className={styles.banner} />
      </div>
      <ShelfSkeleton layout="row" count={6} />
    </PageSkeleton>
  );
}

/** The skeletons of this remote's pages, with the measures of the pages themselves. */
export const skeletons: SkeletonTable = {
  home: Home,
  catalog: Catalog,
  category: Category,
  search: Search,
  comparison: Comparison,
};
