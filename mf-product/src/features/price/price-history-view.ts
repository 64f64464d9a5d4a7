import type { PriceHistory } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { formatDate } from '@vitryna/i18n';

/** Size of the chart's own coordinates; it is stretched to its place. */
export const chartSize = { width: 300, height: 80 };
/** Room for the line above and below, so that it is not cut. */
const margin = 4;

/** A product's prices, as a line and as rows. Amounts are hryvnia, dates are written out. */
export type PriceHistoryView = {
  lowest30: number | null;
  /** The line as SVG draws it; a price holds until the next one, and a time without a price is a gap. */
  line: string;
  lowest: number;
  highest: number;
  since: string;
  rows: { from: string; amount: number | null }[];
};

/** The known prices of a product: null where there is nothing to show. */
export type KnownHistory = { view: PriceHistoryView | null } | 'failed';

/** Null where there is nothing to show: no price was ever recorded. */
export function toPriceHistoryView({ points, min30, now }: PriceHistory, locale: Locale): PriceHistoryView | null {
  const amounts = points.flatMap(({ amount }) => amount ?? []);
  const [first] = points;
  if (!first || amounts.length === 0) return null;
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const start = Date.parse(first.at);
  const span = Math.max(1, Date.parse(now) - start);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const x = (at: string): number => round(((Date.parse(at) - start) / span) * chartSize.width);
  const y = (amount: number): number =>
    lowest === highest
      ? chartSize.height / 2
      : round(margin + ((highest - amount) / (highest - lowest)) * (chartSize.height - 2 * margin));
  const line = points.map(({ at, amount }, index) => {
    if (amount === null) return '';
    const follows = (points[index - 1]?.amount ?? null) !== null;
    return `${follows ? 'V' : `M${x(at)} `}${y(amount)}H${x(points[index + 1]?.at ?? now)}`;
  });
  return {
    lowest30: min30?.amount ?? null,
    line: line.join(''),
    ...{ lowest, highest },
    since: formatDate(first.at, locale),
    rows: points.map(({ at, amount }) => ({ from: formatDate(at, locale), amount })).toReversed(),
  };
}
