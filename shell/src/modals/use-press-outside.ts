import { type MouseEvent, type RefObject, useRef } from 'react';

/** Closes on a press that begins and ends outside the dialog: one that began in a field and slipped out is not meant. */
export function usePressOutside(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  const beganOutside = useRef(false);
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    // A press in front of the backdrop has another target.
    if (target !== dialog.current || !dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  return {
    onPointerDown: (event: MouseEvent) => {
      beganOutside.current = isOutside(event);
    },
    // Not at the pointer's release: the click that follows it would press what is below.
    onClick: (event: MouseEvent) => {
      if (beganOutside.current && isOutside(event)) onPress();
    },
  };
}
