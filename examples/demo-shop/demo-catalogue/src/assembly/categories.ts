import type { ImportCategory, PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { L10n } from '@vitryna/contracts/languages';
import { categoryGuide } from '../categories/guides.ts';
import { type CategoryNode, DEPARTMENTS, walk } from '../categories/index.ts';
import { t } from '../text/l10n.ts';
import { typesetBoth } from '../text/typography.ts';
import type { Item } from './item.ts';
import { frontPicture } from './pictures.ts';
import { type Offer, PROMOTIONS_CODE } from './promotions.ts';

function paragraph(text: L10n): L10n {
  const tidy = typesetBoth(text);
  return { uk: `<p>${tidy.uk}</p>`, ru: `<p>${tidy.ru}</p>` };
}

const leavesUnder = (node: CategoryNode): string[] =>
  node.children.length === 0 ? [node.slug] : node.children.flatMap(leavesUnder);

/** The tree of departments and the promotions beside them. */
export function categoriesOf(items: readonly Item[], offers: readonly Offer[]): ImportCategory[] {
  const stars = new Map<string, Item>();
  for (const item of items) {
    const known = stars.get(item.draft.leaf);
    if (known === undefined || known.popularity < item.popularity) stars.set(item.draft.leaf, item);
  }
  const tile = (slug: string): PictureSpec | null => {
    const star = stars.get(slug);
    return star === undefined ? null : frontPicture(star);
  };
  const tree = [...walk(DEPARTMENTS)].map(
    ({ node, parent }, position): ImportCategory => ({
      code: node.code,
      slug: node.slug,
      parentCode: parent?.code ?? null,
      name: typesetBoth(node.name),
      labels: node.labels,
      picture: tile(leavesUnder(node)[0] ?? node.slug),
      position,
      contents: [
        { type: 'seoTop', body: paragraph(node.lead) },
        { type: 'seoBottom', body: categoryGuide(node, parent) },
      ],
      promotion: null,
    }),
  );
  const promotions: ImportCategory[] = [
    {
      code: PROMOTIONS_CODE,
      slug: 'aktsii',
      parentCode: null,
      name: t('Акції', 'Акции'),
      labels: [],
      picture: null,
      position: 900,
      contents: [
        {
          type: 'seoTop',
          body: paragraph(
            t(
              'Знижки з датою завершення: коли час мине, ціна повернеться.',
              'Скидки с датой окончания: когда время пройдёт, цена вернётся.',
            ),
          ),
        },
      ],
      promotion: null,
    },
    ...offers.map(({ campaign, promotion }, index) => ({
      code: campaign.code,
      slug: campaign.slug,
      parentCode: PROMOTIONS_CODE,
      name: campaign.name,
      labels: [],
      position: 901 + index,
      picture: tile(
        leavesUnder(
          DEPARTMENTS.find(({ code }) => code.startsWith(campaign.prefix)) ?? (DEPARTMENTS[0] as CategoryNode),
        )[0] ?? '',
      ),
      contents: [{ type: 'seoTop', body: paragraph(campaign.lead) }],
      promotion,
    })),
  ];
  return [...tree, ...promotions];
}
