import type { CardView } from '@vitryna/product-view';
import { Badge, discountText } from '@vitryna/ui';

type Props = { price: number | null; previousPrice: number | null; badges: CardView['badges'] };

/** The discount first, then what else a card would say. */
export function GalleryBadges({ price, previousPrice, badges }: Props) {
  const discount = price === null ? null : discountText(price, previousPrice);
  if (!discount && badges.length === 0) return null;
  return (
    <>
      {discount && <Badge kind="discount">{discount}</Badge>}
      {badges.map(({ kind, text, href }) => (
        <Badge key={text} kind={kind} href={href}>
          {text}
        </Badge>
      ))}
    </>
  );
}
