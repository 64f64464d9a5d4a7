import { errorToastMs, toastMs } from '@vitryna/contracts/constants';

/** The positions of toasts (specification §9). */
export const toastPositions = [
  'top-left',
  'top-right',
  'top-center',
  'bottom-left',
  'bottom-right',
  'bottom-center',
] as const;
export type ToastPosition = (typeof toastPositions)[number];

/** The kinds of a toast (specification §9). */
export const toastTypes = ['info', 'success', 'warning', 'error', 'default'] as const;
export type ToastType = (typeof toastTypes)[number];

/** Colours of a toast (specification §9): `auto` are the page's, `colored` fills it with the colour of its type. */
export const toastThemes = ['light', 'dark', 'colored', 'auto'] as const;
export type ToastTheme = (typeof toastThemes)[number];

/** How a toast comes and goes (specification §9). */
export const toastTransitions = ['bounce', 'slide', 'flip', 'zoom', 'none'] as const;
export type ToastTransition = (typeof toastTransitions)[number];

/** The options of a toast. */
export type ToastOptions = {
  type: ToastType;
  position: ToastPosition;
  theme: ToastTheme;
  transition: ToastTransition;
  /** How long it stays, in milliseconds; false: until it is closed. */
  autoClose: number | false;
  /** Time stands still under the pointer. */
  isPausedByHover: boolean;
  isClosedByClick: boolean;
  role: 'alert' | 'status';
};

/** Options of a toast that says nothing else (specification §9); what failed stays for 2 s. */
export function toastDefaults(type: ToastType = 'default'): ToastOptions {
  return {
    type,
    position: 'top-right',
    theme: 'light',
    transition: 'slide',
    autoClose: type === 'error' ? errorToastMs : toastMs,
    isPausedByHover: true,
    isClosedByClick: true,
    role: 'alert',
  };
}
