import { useTranslate } from '@vitryna/i18n/react';
import { PlainText } from '@vitryna/ui';
import type { BlockProps } from './block-props.ts';
import { OutsideLink } from './outside-link.tsx';
import { Section } from './section.tsx';

/** A place, by a link to a map: no foreign script comes into a page. */
export function MapBlock({ block, anchor }: BlockProps<'map'>) {
  const t = useTranslate();
  return (
    <Section title={block.title} anchor={anchor}>
      {block.label && (
        <p>
          <PlainText text={block.label} />
        </p>
      )}
      <OutsideLink
        href={`https://www.openstreetmap.org/?mlat=${block.lat}&mlon=${block.lng}#map=17/${block.lat}/${block.lng}`}
      >
        {t('Show on a map')}
      </OutsideLink>
    </Section>
  );
}
