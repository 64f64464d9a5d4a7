import type { PageAnchor } from '@vitryna/remote-kit';
import { classNames } from '@vitryna/ui';
import styles from '../block.module.css';

type SectionProps = {
  title: string | undefined;
  anchor: PageAnchor | undefined;
  /** Nothing on paper. */
  isForScreen?: boolean;
  children: React.ReactNode;
};

/** A block below its title. */
export function Section({ title, anchor, isForScreen = false, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, isForScreen && styles.forScreen)} {...(title && anchor)}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
