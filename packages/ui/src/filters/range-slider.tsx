import { isReversed } from '@vitryna/contracts/filters';
import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styles from './range-slider.module.css';
import { nearestStop, roundStops } from './range-stops.ts';

/** Props of {@link RangeSlider}. */
export type RangeSliderProps = {
  /** The two fields of the thumbs. */
  fields: RefObject<HTMLElement | null>;
  bounds: { min: number; max: number };
  slices: number[];
  stops?: number[] | undefined;
  textOf: (value: number) => string;
};

/**
 * Two native sliders over a histogram. Their choice fills the fields: a thumb at its end empties its field, and
 * the fields move the thumbs when they are typed into or reset. Letting a thumb go tells the form that its field has changed.
 */
export function RangeSlider({ fields, bounds: { min, max }, slices, stops: given, textOf }: RangeSliderProps) {
  const t = useTranslate();
  const stops = useMemo(() => given ?? roundStops(min, max), [given, min, max]);
  const slider = useRef<HTMLDivElement>(null);
  const last = stops.length - 1;
  const [ends, setEnds] = useState<[number, number]>(() => readEnds(fields.current, stops));
  // Other filters may have left fewer stops than there were a moment ago.
  const [from, to] = [Math.min(ends[0], last), Math.min(ends[1], last)];
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => setEnds(readEnds(fields.current, stops));
    read();
    return follow(fields.current, read);
  }, [fields, stops]);
  // The native event: React's `onChange` is every step of a thumb on its way.
  useEffect(() => {
    const thumbs = slider.current;
    const handleChange = ({ target }: Event) =>
      notify(fields.current, target === thumbs?.querySelector('input') ? 0 : 1);
    thumbs?.addEventListener('change', handleChange);
    return () => thumbs?.removeEventListener('change', handleChange);
  }, [fields]);
  // A style attribute in markup would be dropped by the store's policy; set from a script it is not.
  useEffect(() => {
    if (!chosen.current) return;
    chosen.current.style.left = `${(from / last) * 100}%`;
    chosen.current.style.right = `${100 - (to / last) * 100}%`;
  }, [from, to, last]);

  const move = (end: 0 | 1, wanted: number) => {
    const place = end === 0 ? Math.min(wanted, to) : Math.max(wanted, from);
    setEnds(end === 0 ? [place, to] : [from, place]);
    const field = fieldsOf(fields.current)[end];
    if (field) field.value = place === (end === 0 ? 0 : last) ? '' : formatNumber(stops[place] ?? 0);
  };
  // Between round stops a bar is in as soon as a part of it is; with a bar for each stop it is its own.
  const isIn = (bar: number) =>
    given ? bar >= from && bar <= to : (bar + 1) / slices.length > from / last && bar / slices.length < to / last;
  const thumb = (end: 0 | 1, value: number) => (
    <input
      type="range"
      min={0}
      max={last}
      value={value}
      aria-label={`${labelOf(fields.current)}${t(end === 0 ? 'from' : 'to')}`}
      aria-valuetext={textOf(stops[value] ?? 0)}
      onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <div ref={slider} className={styles.slider}>
      <Histogram slices={slices} isIn={isIn} />
      <div className={styles.track}>
        <div ref={chosen} className={styles.chosen} />
      </div>
      {thumb(0, from)}
      {thumb(1, to)}
    </div>
  );
}

/** Bars of 240 × 40; those between the thumbs are ink. */
function Histogram({ slices, isIn }: { slices: number[]; isIn: (bar: number) => boolean }) {
  const highest = Math.max(1, ...slices);
  const width = 240 / slices.length;
  const bars = { in: '', out: '' };
  for (const [index, count] of slices.entries()) {
    if (count === 0) continue;
    const height = Math.max(2, (count / highest) * 38);
    bars[isIn(index) ? 'in' : 'out'] +=
      `M${(index * width + 1).toFixed(1)} 40v${(-height).toFixed(1)}h${(width - 2).toFixed(1)}V40z`;
  }
  return (
    <svg className={styles.histogram} viewBox="0 0 240 40" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.out} d={bars.out} />
      <path d={bars.in} />
    </svg>
  );
}

const fieldsOf = (fields: HTMLElement | null) => [...(fields?.querySelectorAll('input') ?? [])];

/** Numbers of the stops that the fields mean; an empty field is the end of the scale. */
function readEnds(fields: HTMLElement | null, stops: number[]): [number, number] {
  const [from, to] = fieldsOf(fields).map(({ value }) => readTyped(value));
  const last = stops.length - 1;
  const ends: [number, number] = [
    from == null ? 0 : nearestStop(stops, from),
    to == null ? last : nearestStop(stops, to),
  ];
  return isReversed(...ends) ? [0, last] : ends;
}

/** The typed text as far as it is a number; the list's address has the last word. */
function readTyped(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain);
}

/** Calls back when the fields say something else; gives back how to stop. */
function follow(fields: HTMLElement | null, onChange: () => void): () => void {
  const form = fieldsOf(fields)[0]?.form;
  // The fields have their old values back only after the event.
  const handleReset = () => queueMicrotask(onChange);
  fields?.addEventListener('input', onChange);
  form?.addEventListener('reset', handleReset);
  return () => {
    fields?.removeEventListener('input', onChange);
    form?.removeEventListener('reset', handleReset);
  };
}

function notify(fields: HTMLElement | null, end: 0 | 1): void {
  fieldsOf(fields)[end]?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The beginning of the fields' own names, such as «Діагональ: ». */
function labelOf(fields: HTMLElement | null): string {
  const label = fieldsOf(fields)[0]?.getAttribute('aria-label') ?? '';
  return label.includes(':') ? `${label.slice(0, label.lastIndexOf(':'))}: ` : '';
}
