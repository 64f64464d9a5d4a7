import type { MouseEvent } from 'react';
import styles from './tabs.module.css';

/** One tab: a link to its own address, which may have to be a document of its own. */
export type Tab = { href: string; text: string; count?: number | undefined; isCurrent: boolean; isDocument?: boolean };

/** Props of {@link Tabs}: without `onChoose` a tab leads to its address. */
export type TabsProps = {
  tabs: Tab[];
  label: string;
  /** Takes the place of following the link. */
  onChoose?: (href: string) => void;
  /** The pointer, a finger or the focus has come to a tab. */
  onIntent?: (href: string) => void;
};

/** The visible part of the tabs before the open one, in pixels; the style sheet has it, too. */
const beforeCurrent = 72;

/**
 * Moves the row alone when its current tab is out of sight, in browsers whose style sheets cannot (`scroll-initial-target`). The observer has
 * measured by then, so that nothing is laid out for it.
 */
function showCurrent(tab: HTMLAnchorElement) {
  const row = tab.parentElement;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (row && entry?.rootBounds && entry.intersectionRatio < 1)
        row.scrollLeft += entry.boundingClientRect.left - entry.rootBounds.left - beforeCurrent;
    },
    { root: row },
  );
  observer.observe(tab);
  return () => observer.disconnect();
}

/** Tabs as links, each with an address of its own. They scroll sideways on phones. */
export function Tabs({ tabs, label, onChoose, onIntent }: TabsProps) {
  const actionsOf = (href: string) => ({
    ...(onIntent && { onPointerEnter: () => onIntent(href), onFocus: () => onIntent(href) }),
    ...(onChoose && {
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(href);
      },
    }),
  });
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text, count, isCurrent, isDocument }) => (
        <a
          key={href}
          ref={isCurrent ? showCurrent : undefined}
          className={styles.tab}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          data-document={isDocument ? '' : undefined}
          {...actionsOf(href)}
        >
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
