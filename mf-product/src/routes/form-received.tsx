import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { type PageHandle, useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyState } from '@vitryna/ui';
import styles from './answer.module.css';

/** The submitted form and the next step. */
const taken: Record<string, { title: string; text: string }> = {
  availability: { title: 'We will tell you', text: 'A message comes as soon as the product can be bought.' },
  preOrder: { title: 'The pre-order is taken', text: 'We will call you as soon as it is here.' },
  request: { title: 'Thank you! We have your message.', text: 'We will answer in working hours.' },
  priceWatch: { title: 'Confirm it in the e-mail', text: 'It comes in a minute or two.' },
};
const texts = {
  title: 'Thank you! All of it has come',
  text: 'We read them before they are shown, usually within a day, and write to you.',
};

const takenBy = (search: string) => taken[new URLSearchParams(search).get('of') ?? ''] ?? texts;

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Thank you! All of it has come') }),
};

/** The targets of no-JS forms. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { title, text } = takenBy(useLocation().search);
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-product">
      <EmptyState
        level={1}
        title={t(title)}
        actions={<ButtonLink href={paths.home(locale)}>{t('To the shop')}</ButtonLink>}
      >
        {t(text)}
      </EmptyState>
    </div>
  );
}
