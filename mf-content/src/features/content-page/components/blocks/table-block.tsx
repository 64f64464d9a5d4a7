import { PlainText } from '@vitryna/ui';
import styles from '../block.module.css';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** A table, which scrolls sideways where it is wider than the words. */
export function TableBlock({ block, anchor }: BlockProps<'table'>) {
  return (
    <Section title={block.title} anchor={anchor}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too */}
      <section className={styles.scroll} tabIndex={0} aria-label={block.title}>
        <table>
          {block.head.length > 0 && (
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {block.rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <PlainText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
