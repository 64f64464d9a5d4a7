import type { ListLook, PageVariant } from '@vitryna/contracts/remote';

const themes = [null, 'light', 'dark'] as const;
const looks: ListLook[][] = [[], ['filtersHidden'], ['listView'], ['filtersHidden', 'listView']];

/** All variants that a page can have. */
export const allVariants: PageVariant[] = themes.flatMap((theme) =>
  [false, true].flatMap((hasFont) => looks.map((chosen) => ({ theme, hasFont, looks: chosen }))),
);

/** One name for each. */
export const variantKey = ({ theme, hasFont, looks: chosen }: PageVariant): string =>
  [theme ?? 'system', hasFont, ...chosen].join(' ');
