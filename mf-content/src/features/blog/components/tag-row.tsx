import { ChipRow, ChoiceChip, LinkChip } from '@vitryna/ui';
import type { TermLink } from '../to-post-card.ts';

type Props = {
  label: string;
  tags: readonly TermLink[];
  /** Slug of the tag whose page this is. */
  current?: string | null;
};

/** Tags as links to their posts. */
export const TagRow = ({ label, tags, current = null }: Props) => (
  <ChipRow label={label}>
    {tags.map(({ slug, href, title }) =>
      slug === current ? (
        <ChoiceChip key={slug} href={href} isChosen>
          {title}
        </ChoiceChip>
      ) : (
        <LinkChip key={slug} href={href}>
          {title}
        </LinkChip>
      ),
    )}
  </ChipRow>
);
