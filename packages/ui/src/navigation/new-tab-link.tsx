import { externalRel } from '@vitryna/contracts/plain-links';
import { useTranslate } from '@vitryna/i18n/react';
import type { ComponentProps } from 'react';

/** A link that leaves this page open, and says so to those who do not see where they are. */
export function NewTabLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  const t = useTranslate();
  return (
    <a {...rest} target="_blank" rel={externalRel}>
      {children}
      <span className="visually-hidden"> ({t('opens in a new tab')})</span>
    </a>
  );
}
