import { ToastClose, ToastText, type ToastType } from '@vitryna/ui';
import { useEffect, useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';

type Props = Pick<ToastContentProps, 'closeToast' | 'isPaused'> & {
  type: ToastType;
  text: string;
  more: string | undefined;
  stayMs: number | false;
};

/** A toast's words, which leave when their time is over; under the pointer and in a hidden window it stands still. */
export function ToastContent({ type, text, more, stayMs, isPaused, closeToast }: Props) {
  const left = useRef(stayMs);
  const close = useRef(closeToast);
  close.current = closeToast;
  useEffect(() => {
    if (isPaused || left.current === false) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== false) left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
  return (
    <>
      <ToastText type={type} title={text} text={more} />
      <ToastClose onClose={() => closeToast(true)} />
    </>
  );
}
