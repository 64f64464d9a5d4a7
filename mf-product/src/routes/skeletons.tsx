import type { SkeletonTable } from '@vitryna/remote-kit';
import { Bones, PageSkeleton, TextSkeleton } from '@vitryna/ui';
import type { ReactNode } from 'react';
import layout from '#features/product/components/product-layout.module.css';
import styles from './skeletons.module.css';

/** The frame of all pages of a product; as on the page itself the contents stand before the offer unless something leads. */
function Frame({ lead, contents }: { lead?: ReactNode; contents: ReactNode }) {
  const body = <div className={layout.contents}>{contents}</div>;
  return (
    <PageSkeleton className={layout.page} isLong>
      <div className={styles.meta}>
        <Bones count={3} className={styles.fact} />
      </div>
      <div className={styles.tabs}>
        <Bones count={4} className={styles.tab} />
      </div>
      <div className={layout.columns}>
        {lead ? <div className={layout.lead}>{lead}</div> : body}
        <div className={layout.offer}>
          <Bones className={styles.offer} />
        </div>
        {lead && body}
      </div>
    </PageSkeleton>
  );
}

function Product() {
  return <Frame lead={<Bones className={styles.gallery} />} contents={<TextSkeleton lines={6} />} />;
}

function Tab() {
  return <Frame contents={<TextSkeleton lines={12} />} />;
}

/** The skeletons of this remote's pages, with the measures of the pages themselves. */
export const skeletons: SkeletonTable = {
  product: Product,
  'product-specifications': Tab,
  'product-reviews': Tab,
  'product-videos': Tab,
  'product-downloads': Tab,
};
