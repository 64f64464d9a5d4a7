import { useTranslate } from '@vitryna/i18n/react';
import type { BlockProps } from './block-props.ts';
import { OutsideLink } from './outside-link.tsx';
import { Section } from './section.tsx';

/** A link to a video: the policy of these pages lets no player in. */
export function VideoBlock({ block, anchor }: BlockProps<'video'>) {
  const t = useTranslate();
  return (
    <Section title={block.title} anchor={anchor}>
      <OutsideLink href={`https://www.youtube.com/watch?v=${block.id}`}>{t('Watch the video')}</OutsideLink>
    </Section>
  );
}
