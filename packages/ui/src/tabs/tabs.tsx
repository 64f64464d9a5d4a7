import styles from './tabs.module.css';

/** One tab: a link to its own address. */
export type Tab = { href: string; text: string; count?: number | undefined; isCurrent: boolean };

/** Tabs as links, each with an address of its own. They scroll sideways on phones. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text, count, isCurrent }) => (
        <a key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
