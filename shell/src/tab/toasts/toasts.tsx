import { I18nProvider } from '@vitryna/i18n/react';
import { type ToastOptions, toastClass, toastDefaults } from '@vitryna/ui';
import { createRoot } from 'react-dom/client';
import { Bounce, Flip, Slide, ToastContainer, type ToastTransition, toast, Zoom } from 'react-toastify/unstyled';
import { rootErrors } from '../report-error.ts';
import 'react-toastify/ReactToastify.css';
import { thisTab } from '../tab.ts';
import { ToastContent } from './toast-content.tsx';
import { createToastPlace } from './toast-place.ts';
import './toasts.css';

/** A translated line, perhaps a second one, and what differs from the defaults of specification §9. */
export type ToastInput = { text: string; more?: string } & Partial<ToastOptions>;

const transitions: Record<ToastOptions['transition'], ToastTransition | false> = {
  bounce: Bounce,
  slide: Slide,
  flip: Flip,
  zoom: Zoom,
  none: false,
};

/** Toasts on the page by what they say. */
const shown = new Map<string, { id: string; at: number }>();
let count = 0;
let place: (() => void) | null = null;

/** The container comes with the first toast. */
function mount(): () => void {
  const host = document.createElement('div');
  const { i18n } = thisTab();
  createRoot(host, rootErrors).render(
    <I18nProvider i18n={i18n}>
      <ToastContainer aria-label={i18n.t('Notices')} closeButton={false} draggablePercent={40} />
    </I18nProvider>,
  );
  return createToastPlace(host);
}

/** Whether the page is dark: as the shopper chose, else as the system is. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Shows a notice; while it is on the page, another one that says the same is not shown. */
export function showToast({ text, more, ...rest }: ToastInput): void {
  // The light theme of the specification is that of a light page; on a dark one a toast is dark.
  const options: ToastOptions = { ...toastDefaults(rest.type), ...(isDark() && { theme: 'dark' }), ...rest };
  const { type, theme } = options;
  const sameness = `${type} ${text} ${more ?? ''}`;
  if (shown.has(sameness)) return;
  place ??= mount();
  place();
  count += 1;
  const id = `toast-${count}`;
  shown.set(sameness, { id, at: performance.now() });
  toast((props) => <ToastContent {...props} type={type} text={text} more={more} stayMs={options.autoClose} />, {
    toastId: id,
    type,
    theme,
    className: toastClass(type, theme),
    position: options.position,
    transition: transitions[options.transition],
    // The words count the time themselves. The library's own bar would end with reduced motion, whose animations are short.
    autoClose: options.autoClose,
    customProgressBar: true,
    pauseOnHover: options.isPausedByHover,
    closeOnClick: options.isClosedByClick,
    role: options.role,
    icon: false,
    onClose: () => shown.delete(sameness),
  });
}

/**
 * Takes notices off the page (specification §4: they spoke of another address).
 *
 * @param before leaves those that came later, e.g. of what failed on the way to the new address; `performance.now()`
 */
export function clearToasts(before = Infinity): void {
  for (const { id, at } of shown.values()) if (at < before) toast.dismiss(id);
}
