import type { L10n } from '@vitryna/contracts/languages';

type BankWords = Record<
  'title' | 'order' | 'parts' | 'hint' | 'approve' | 'decline' | 'close' | 'delay' | 'silent' | 'broken',
  string
>;

/** What the sandbox bank says. */
export const bankWords: L10n<BankWords> = {
  uk: {
    title: 'Банк-пісочниця',
    order: 'Замовлення',
    parts: 'платежів',
    hint: 'Тут немає справжніх грошей: це сторінка для перевірки оплати.',
    approve: 'Сплатити',
    decline: 'Відхилити',
    close: 'Закрити без оплати',
    delay: 'Сплатити, але повідомити крамницю пізніше',
    silent: 'Сплатити й нічого не повідомити',
    broken: 'Посилання на оплату недійсне. Поверніться до замовлення й спробуйте ще раз.',
  },
  ru: {
    title: 'Банк-песочница',
    order: 'Заказ',
    parts: 'платежей',
    hint: 'Здесь нет настоящих денег: это страница для проверки оплаты.',
    approve: 'Оплатить',
    decline: 'Отклонить',
    close: 'Закрыть без оплаты',
    delay: 'Оплатить, но сообщить магазину позже',
    silent: 'Оплатить и ничего не сообщить',
    broken: 'Ссылка на оплату недействительна. Вернитесь к заказу и попробуйте ещё раз.',
  },
};
