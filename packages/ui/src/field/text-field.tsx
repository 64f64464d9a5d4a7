import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import styles from './text-field.module.css';

/** Words around a field. */
export type FieldFrameProps = {
  label: ReactNode;
  /** Shown while there is no error. */
  hint?: ReactNode;
  /** The error text; takes the place of the hint. Show it only after the shopper left the field. */
  error?: ReactNode;
};

/** Props of {@link TextField}: the words and every attribute of `<input>`. */
export type TextFieldProps = FieldFrameProps & ComponentPropsWithRef<'input'>;

/** A label, a 48 px field and a hint or one error. The browser's autocomplete works by `name` and `autoComplete`. */
export function TextField({ label, hint, error, id: givenId, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
      />
    </FieldFrame>
  );
}

/** Props of {@link TextArea}: the words and every attribute of `<textarea>`. */
export type TextAreaProps = FieldFrameProps & ComponentPropsWithRef<'textarea'>;

/** A field of several lines; it grows with its text where the browser can. */
export function TextArea({ label, hint, error, id: givenId, className, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={classNames(styles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
      />
    </FieldFrame>
  );
}

/** Props of {@link FieldFrame}. The control inside must have this id and, with a note, `aria-describedby="<id>-note"`. */
export type FieldFramePartProps = FieldFrameProps & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The label and note around any control, such as a `<select>` with the class of {@link inputClass}. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFramePartProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        hint && (
          <span id={`${id}-note`} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}

/** The error of a control without a frame, such as a checkbox; the control names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error} role="alert">
      <Icon path={icons.alertTriangle} size={16} />
      {children}
    </span>
  );
}

/** Class that gives another control, such as a `<select>`, the look of a field. */
export const inputClass: string | undefined = styles.input;

/** Props of {@link SearchField}: besides these, every attribute of `<input>`. */
export type SearchFieldProps = { label: string } & Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A search field with a glass at its left, for lists and pages; the header has its own. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <div className={classNames(styles.search, className)}>
      <Icon path={icons.search} />
      <input placeholder={label} {...rest} type="search" aria-label={label} className={styles.input} />
    </div>
  );
}
