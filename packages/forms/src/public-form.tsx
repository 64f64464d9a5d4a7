import { useTranslate } from '@vitryna/i18n/react';
import { Button, classNames, Notice } from '@vitryna/ui';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describeError } from './describe-error.ts';
import styles from './public-form.module.css';
import { RobotTrap } from './robot-guard.tsx';
import type { PublicFormState } from './use-public-form.ts';

/** Props of {@link PublicForm}. */
export type PublicFormProps<Values extends FieldValues, Output> = {
  form: PublicFormState<Values, Output>;
  /** Words of the button that sends it. */
  submit: ReactNode;
  /** The button takes the whole width; it does unless told. */
  isButtonWide?: boolean;
  /** The browser posts it to the page's own address where there is no JavaScript; then the browser checks its fields, too (decision 115). */
  isPostable?: boolean;
  /** The further options under the error of the form as a whole. */
  advice?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The `<form>` around the fields of {@link usePublicForm}; below them what went wrong, and the button. */
export function PublicForm<Values extends FieldValues, Output>({
  form: { fields, handleSubmit, isSubmitting, element, trap },
  submit,
  isButtonWide = true,
  isPostable = false,
  advice,
  className,
  children,
}: PublicFormProps<Values, Output>) {
  const press = useWholePress();
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, [element]);
  const problem = fields.formState.errors.root?.server;
  const failure = describeError(problem, useTranslate());
  return (
    <form
      ref={element}
      className={classNames(styles.form, className)}
      onSubmit={handleSubmit}
      {...(isPostable ? { method: 'post' } : { noValidate: true })}
    >
      {children}
      <RobotTrap ref={trap} />
      <div className={styles.foot}>
        {failure !== null && (
          <Notice kind="error" title={failure}>
            {/* Who is asked once more has the way on already. */}
            {problem?.type !== 'suspected' && advice}
          </Notice>
        )}
        <Button type="submit" kind="primary" size={52} isWide={isButtonWide} isBusy={isSubmitting} {...press}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/**
 * Keeps the focus where it is while a mouse presses the button: the field that is left would be complained of meanwhile, the button
 * would move away under the pointer, and the press would be none. A finger's press is told as a whole, and closes the keyboard.
 */
function useWholePress() {
  const pointer = useRef('');
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType;
    },
    onMouseDown: (event: MouseEvent) => {
      if (pointer.current === 'mouse') event.preventDefault();
    },
  };
}
