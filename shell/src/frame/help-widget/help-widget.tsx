import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FrameData } from '../../document/frame-data.ts';
import type { HelpPanelProps } from './help-panel.tsx';
import styles from './help-widget.module.css';

/**
 * 'Connect with us' (specification §2): a floating button whose panel is loaded on first use. Without JavaScript, and when
 * the panel's code does not come, it leads to the contacts.
 */
export function HelpWidget({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  const [isHydrated, setHydrated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<HelpPanelProps> | null>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => setHydrated(true), []);

  const toggle = () => {
    if (isOpen) return setOpen(false);
    if (Panel) return setOpen(true);
    import('./load-help-panel.ts')
      .then(({ loadHelpPanel }) => loadHelpPanel())
      .then((Loaded) => {
        setPanel(() => Loaded);
        setOpen(true);
      })
      .catch(() => location.assign(paths.contact(locale)));
  };
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    <aside className={styles.help} aria-label={t('Help')}>
      <a
        ref={button}
        className={styles.button}
        href={paths.contact(locale)}
        data-help=""
        {...(isHydrated && {
          role: 'button',
          'aria-expanded': isOpen,
          'aria-controls': Panel ? 'help-panel' : undefined,
          onKeyDown: handleKeyDown,
        })}
        onClick={handleClick}
      >
        <Icon path={isOpen ? icons.close : icons.bubble} size={24} />
        <span className={styles.label}>{isOpen ? t('Close') : t('Connect with us')}</span>
      </a>
      {Panel && <Panel frame={frame} isOpen={isOpen} button={button} onClose={close} />}
    </aside>
  );
}
