import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { move, type Place, pinch, pressScale, whole, type Zoom, zoomAt } from './zoom.ts';

/** A finger or a mouse that moved less than this pressed. */
const pressPixels = 6;
/** A finger that went farther than this, sideways, swept. */
const sweepPixels = 48;

/**
 * Zooming by pointer, wheel, pinch and keys; a sweep over a picture that is whole asks for the next one (1) or the one before (−1).
 * Styles are set by a script: the store's policy drops style attributes.
 */
export function useZoom(box: RefObject<HTMLElement | null>, onSweep: (to: 1 | -1) => void) {
  const [zoom, setZoom] = useState(whole);
  const latest = useRef(whole);
  const fingers = useRef(new Map<number, Place>());
  const travelled = useRef(0);
  const began = useRef<Place>({ x: 0, y: 0 });
  const picture = useRef<HTMLDivElement>(null);

  const change = (next: Zoom) => {
    latest.current = next;
    setZoom(next);
    picture.current?.style.setProperty('transform', `translate(${next.x}px, ${next.y}px) scale(${next.scale})`);
  };
  const sizeOf = () => ({ width: box.current?.clientWidth ?? 1, height: box.current?.clientHeight ?? 1 });
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left = 0, top = 0, width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const toggle = (place: Place = { x: 0, y: 0 }) =>
    change(latest.current.scale > 1 ? whole : zoomAt(whole, pressScale, place, sizeOf()));

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      change(zoomAt(latest.current, Math.exp(-event.deltaY / 400), placeOf(event), sizeOf()));
    };
    // React listens to wheels passively: the page behind would scroll.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) {
      travelled.current = 0;
      began.current = placeOf(event);
    }
    fingers.current.set(event.pointerId, placeOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...fingers.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]));
    fingers.current.set(event.pointerId, now);
    if (other) change(pinch(latest.current, [before, other], [now, other], sizeOf()));
    else change(move(latest.current, { x: now.x - before.x, y: now.y - before.y }, sizeOf()));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const place = placeOf(event);
    if (travelled.current < pressPixels) return toggle(place);
    const [x, y] = [place.x - began.current.x, place.y - began.current.y];
    if (latest.current.scale === 1 && Math.abs(x) > Math.max(sweepPixels, 2 * Math.abs(y))) onSweep(x < 0 ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  return {
    zoom,
    picture,
    toggle,
    reset: () => change(whole),
    by: (factor: number) => change(zoomAt(latest.current, factor, { x: 0, y: 0 }, sizeOf())),
    pan: (by: Place) => change(move(latest.current, by, sizeOf())),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
