import { FieldError, Radio } from '@vitryna/ui';
import { useId } from 'react';
import styles from './feedback.module.css';

type Props = {
  name: string;
  question: string;
  values: readonly number[];
  chosen: number | null;
  /** What the lowest and the highest value mean. */
  ends: readonly [string, string];
  error?: string | null;
  onChoose: (value: number) => void;
};

/** A question that is answered by a number, as radios: by touch, by keys and for screen readers. */
export function Scale({ name, question, values, chosen, ends, error, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.scale} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{question}</legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label key={value} htmlFor={`${id}-${value}`}>
            <Radio
              id={`${id}-${value}`}
              name={`${id}-${name}`}
              value={value}
              checked={chosen === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(value)}
            />
            {value}
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
