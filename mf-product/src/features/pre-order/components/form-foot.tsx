import type { Field } from '@vitryna/forms';
import { useLocale } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { AgreementRow, Button, Notice, RobotTrap } from '@vitryna/ui';
import type { Ref } from 'react';

type Props = {
  agreement: Field;
  trap: Ref<HTMLInputElement>;
  failure: string | null;
  isSubmitting: boolean;
  submit: string;
};

/** What both forms end with: agreement, what the server said, the button. */
export function FormFoot({ agreement, trap, failure, isSubmitting, submit }: Props) {
  const locale = useLocale();
  return (
    <>
      <RobotTrap ref={trap} />
      <AgreementRow {...agreement} policyHref={paths.privacyPolicy(locale)} />
      {failure !== null && <Notice kind="error" title={failure} />}
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {submit}
      </Button>
    </>
  );
}
