import { FieldError, Radio } from '@vitryna/ui';
import { useId } from 'react';
import styles from './feedback.module.css';

type Props = {
  name: string;
  question: string;
  values: readonly number[];
  /** The selected option, and its listener; a form that a browser posts knows by itself. */
  choice?: { chosen: number | null; onChoose: (value: number) => void };
  /** The labels of the lowest and the highest value. */
  ends: readonly [string, string];
  error?: string | null;
  /** Whether a browser may post it unanswered. */
  isOptional?: boolean;
};

/** A question that is answered by a number, as radios: by touch, by keys and for screen readers. */
export function Scale({ name, question, values, choice, ends, error, isOptional = false }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.scale} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{question}</legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label key={value} htmlFor={`${id}-${value}`}>
            <Radio
              id={`${id}-${value}`}
              value={value}
              aria-invalid={error ? true : undefined}
              {...(choice
                ? {
                    name: `${id}-${name}`,
                    checked: choice.chosen === value,
                    onChange: () => choice.onChoose(value),
                  }
                : { name, required: !isOptional })}
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
