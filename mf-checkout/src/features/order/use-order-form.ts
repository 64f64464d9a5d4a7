import { type ComponentType, useState } from 'react';
import type { OrderFormProps } from './order-form-props.ts';

/** Forms about an order by name: with their rules they weigh more than the page, so they come when they are asked for. */
const forms = {
  account: async (): Promise<ComponentType<OrderFormProps>> =>
    (await import('./components/account-form.tsx')).AccountForm,
  cancel: async (): Promise<ComponentType<OrderFormProps>> => (await import('./components/cancel-form.tsx')).CancelForm,
  return: async (): Promise<ComponentType<OrderFormProps>> => (await import('./components/return-form.tsx')).ReturnForm,
};

type OrderFormName = keyof typeof forms;

/** The form that is open, and the one that could not be fetched. */
export function useOrderForm() {
  const [Form, setForm] = useState<ComponentType<OrderFormProps> | null>(null);
  const [failed, setFailed] = useState<OrderFormName | null>(null);
  const open = (name: OrderFormName) => {
    setFailed(null);
    forms[name]().then(
      (Brought) => setForm(() => Brought),
      () => setFailed(name),
    );
  };
  return { Form, failed, open, close: () => setForm(null) };
}
