import { useTranslate } from '@vitryna/i18n/react';
import { ChipRow, ChoiceChip } from '@vitryna/ui';
import type { VariantsView } from '../variants.ts';
import styles from './variant-links.module.css';

/** Sisters of this product by axis: each is a page of its own, and what cannot be ordered says so. */
export function VariantLinks({ variants }: { variants: VariantsView[] }) {
  const t = useTranslate();
  return variants.map(({ axis, items }) => (
    <div key={axis}>
      <span className={styles.axis} aria-hidden="true">
        {axis}: {items.find(({ isCurrent }) => isCurrent)?.text}
      </span>
      <ChipRow label={axis}>
        {items.map(({ text, href, isCurrent, isAvailable, colour }) => (
          <ChoiceChip key={href} href={href} isChosen={isCurrent}>
            {/* Its fill is no style: the store's policy drops style attributes. */}
            {colour && (
              <svg className={styles.swatch} viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" fill={colour} />
              </svg>
            )}
            {isAvailable ? (
              text
            ) : (
              <>
                <s>{text}</s>
                <span className="visually-hidden"> ({t('not in stock')})</span>
              </>
            )}
          </ChoiceChip>
        ))}
      </ChipRow>
    </div>
  ));
}
