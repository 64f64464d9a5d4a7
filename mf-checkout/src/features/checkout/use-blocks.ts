import { createFormRegistry, type FormRegistry } from '@vitryna/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';
import { type BlockName, blocks, type CheckoutValues } from './checkout-values.ts';

type Field = FieldPath<CheckoutValues>;

const fieldsOfDelivery: Record<CheckoutValues['delivery']['method'], Field[]> = {
  warehouse: ['delivery.cityRef', 'delivery.warehouseRef'],
  courier: ['delivery.cityRef', 'delivery.street.name', 'delivery.house', 'delivery.flat', 'delivery.comment'],
  pickup: ['delivery.pointId'],
};

/**
 * The fields that a block asks for, each by its own name: of a group react-hook-form keeps the errors of registered fields alone, and what is
 * chosen from a list or a map is none. Whether an address for the receipt is needed is known with the payment only.
 */
function fieldsOf(name: BlockName, { recipient, delivery }: CheckoutValues): Field[] {
  const another: Field[] = ['anotherRecipient.firstName', 'anotherRecipient.lastName', 'anotherRecipient.phone'];
  const person: Field[] = ['recipient.firstName', 'recipient.lastName', 'recipient.phone', ...another];
  const fields: Record<BlockName, Field[]> = {
    contacts: recipient.email.trim() === '' ? person : [...person, 'recipient.email'],
    delivery: fieldsOfDelivery[delivery.method],
    payment: ['payment.method', 'payment.parts', 'payment.company.name', 'payment.company.edrpou', 'recipient.email'],
    confirmation: ['comment'],
  };
  return fields[name];
}

export type Blocks = {
  open: BlockName;
  /** How far the shopper has come: what lies before can be opened again. */
  reached: number;
  /** Changes when the open block takes the focus; 0 before anything was pressed. */
  focusKey: number;
  element: RefObject<HTMLFormElement | null>;
  edit: (name: BlockName) => void;
  /** Goes on to the next block when the open one is right; resolves with whether it was. */
  goOn: () => Promise<boolean>;
  /** Opens a block and gives its first wrong field the focus. */
  showWrong: (name: BlockName) => void;
  /** All blocks at once; the topmost wrong one is opened, its first wrong field has the focus (specification §4.31, §4.32). */
  validate: () => Promise<boolean>;
};

/** The blocks of the checkout open in turn; each one is a form of the registry. */
export function useBlocks({ fields }: CheckoutForm, first: BlockName): Blocks {
  const [state, setState] = useState({ open: first, reached: blocks.indexOf(first), focusKey: 0, wrongKey: 0 });
  const element = useRef<HTMLFormElement>(null);
  const blockElement = (name: string) => element.current?.querySelector<HTMLElement>(`[data-block="${name}"]`) ?? null;
  const validateOne = (name: BlockName) => fields.trigger(fieldsOf(name, fields.getValues()));
  const showWrong = (name: BlockName) => setState((now) => ({ ...now, open: name, wrongKey: now.wrongKey + 1 }));

  const [registry] = useState<FormRegistry>(() =>
    createFormRegistry({ scrollTo: (wrong) => showWrong((wrong as HTMLElement).dataset.block as BlockName) }),
  );
  useEffect(() => {
    const leave = blocks.map((name) =>
      registry.add(name, { validate: () => validateOne(name), element: () => blockElement(name) }),
    );
    return () => {
      for (const take of leave) take();
    };
  }, [registry]);
  useEffect(() => {
    if (state.wrongKey === 0) return;
    const wrong = blockElement(state.open)?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [state.wrongKey]);

  return {
    ...state,
    element,
    edit: (name) => setState((now) => ({ ...now, open: name, focusKey: now.focusKey + 1 })),
    goOn: async () => {
      const { open } = state;
      const isRight = await validateOne(open);
      if (!isRight) showWrong(open);
      else {
        setState((now) => {
          const next = Math.min(blocks.indexOf(open) + 1, blocks.length - 1);
          // Filled-in fields are not asked again: back to where the shopper was.
          const target = Math.max(next, now.reached);
          return { ...now, open: blocks[target] ?? open, reached: target, focusKey: now.focusKey + 1 };
        });
      }
      return isRight;
    },
    showWrong,
    validate: () => registry.validate(),
  };
}
