import { ChipRow, ChoiceChip } from '@vitryna/ui';
import type { VariantsView } from '../variants.ts';
import styles from './variant-links.module.css';

/** Sisters of this product by axis: each is a page of its own. */
export function VariantLinks({ variants }: { variants: VariantsView[] }) {
  if (variants.length === 0) return null;
  return (
    <div className={styles.variants}>
      {variants.map(({ axis, items }) => (
        <div key={axis}>
          <span className={styles.axis} aria-hidden="true">
            {axis}
          </span>
          <ChipRow label={axis}>
            {items.map(({ text, href, isCurrent, isAvailable }) => (
              <ChoiceChip key={href} href={href} isChosen={isCurrent}>
                {isAvailable ? text : <s>{text}</s>}
              </ChoiceChip>
            ))}
          </ChipRow>
        </div>
      ))}
    </div>
  );
}
