import { useTranslate } from '@vitryna/i18n/react';
import { usePageAnchors } from '@vitryna/remote-kit';
import { ChipRow, ChoiceChip, wholeWords } from '@vitryna/ui';
import type { DifferencesView } from '../differences.ts';
import styles from './differences.module.css';

/** A similar product that can be set beside this one. */
export type Candidate = { title: string; href: string; isChosen: boolean };

type Props = { title: string; candidates: Candidate[]; differences: DifferencesView | null };

/** The distinguishing values of a similar product. Candidates are links, so this works without JavaScript. */
export function Differences({ title, candidates, differences }: Props) {
  const t = useTranslate();
  const anchorOf = usePageAnchors();
  if (candidates.length === 0) return null;
  return (
    <section {...anchorOf('differences')} className={styles.section}>
      <h2>{t('Beside a similar one')}</h2>
      <ChipRow label={t('Similar products')}>
        {candidates.map((one) => (
          <ChoiceChip key={one.href} href={one.href} isChosen={one.isChosen}>
            {wholeWords(one.title)}
          </ChoiceChip>
        ))}
      </ChipRow>
      {differences?.rows.length === 0 && <p>{t('All their figures are equal')}</p>}
      {differences && differences.rows.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('In what they differ')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{wholeWords(title)}</th>
              <th scope="col">
                <a href={differences.href}>{wholeWords(differences.title)}</a>
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.rows.map(({ name, mine, other }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{mine ?? '—'}</td>
                <td>{other ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
