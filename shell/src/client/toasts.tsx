import { errorToastMs, toastMs } from '@vitryna/contracts/constants';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast, Zoom } from 'react-toastify/unstyled';
import 'react-toastify/dist/ReactToastify.css';

export type ToastInput = { text: string; type: 'info' | 'success' | 'warning' | 'error' | 'default' };

let isMounted = false;

/** The container comes with the first toast (specification §9: top right, pause on hover, close on click, role alert). */
function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={toastMs}
      pauseOnHover
      closeOnClick
      role="alert"
      transition={Zoom}
    />,
  );
}

/** Shows a notice; product errors stay 2 s, everything else 5 s. */
export function showToast({ text, type }: ToastInput): void {
  mount();
  toast(text, { type, autoClose: type === 'error' ? errorToastMs : toastMs });
}
