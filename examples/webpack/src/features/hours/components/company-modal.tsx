import { useTranslate } from '@vitryna/i18n/react';
import { ModalFrame } from '@vitryna/ui';

/** What kind of company stands behind the store; the dialog around it is the shell's. */
export function CompanyModal({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <ModalFrame title={t('The company behind the store')} onClose={onClose}>
      <p>{t('It answers for every order, by phone and in writing')}</p>
    </ModalFrame>
  );
}
