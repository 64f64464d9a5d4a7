import type { SkeletonTable } from '@vitryna/remote-kit';
import { Bones, PageSkeleton, TextSkeleton } from '@vitryna/ui';
import blog from './blog.module.css';
import content from './content.module.css';
import styles from './skeletons.module.css';

function Content() {
  return (
    <PageSkeleton className={content.page}>
      <div className={styles.text}>
        <TextSkeleton lines={10} />
      </div>
    </PageSkeleton>
  );
}

function Blog() {
  return (
    <PageSkeleton className={blog.page}>
      <div className={styles.posts}>
        <Bones count={6} className={styles.post} />
      </div>
    </PageSkeleton>
  );
}

/** The skeletons of this remote's pages, with the measures of the pages themselves. */
export const skeletons: SkeletonTable = {
  content: Content,
  contact: Content,
  blog: Blog,
  'blog-list': Blog,
  'become-author': Content,
  'blog-post': Content,
  'landing-pages': Blog,
  'landing-page': Content,
  faq: Content,
};
