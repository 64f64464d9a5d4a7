import type { SliceContext } from '../context.ts';
import type { AutomaticModal, ExtraArgument, ModalExtras, ModalName } from '../modal-names.ts';
import type { ModalState } from '../state.ts';
import type { AppearanceActions } from './appearance.ts';

/** Which modals are open. The shell's host shows the topmost and locks scrolling while any is. */
export type ModalsActions = {
  /** Opens a modal over what is open; one that is open comes to the top with the new extra. */
  open: <Name extends ModalName>(name: Name, ...extra: ExtraArgument<Name>) => void;
  /** Closes a modal or takes it out of those that wait; an automatic one counts as shown then. */
  close: (name: ModalName) => void;
  /** Opens a closed modal, closes an open one. */
  toggle: <Name extends ModalName>(name: Name, ...extra: ExtraArgument<Name>) => void;
  closeAll: () => void;
  /**
   * Opens a modal nobody asked for: not when it was shown before, and not before everything else is closed
   * (reading 18).
   */
  offer: <Name extends AutomaticModal>(name: Name, ...extra: ExtraArgument<Name>) => void;
  /** Takes back an offer that has not opened yet, e.g. on a page where automatic pop-ups do not appear. */
  withdraw: (name: AutomaticModal) => void;
};

const isAutomatic = (name: ModalName): name is AutomaticModal => name === 'ad' || name === 'leadCapture';

export function createModals({ read, write }: SliceContext, appearance: AppearanceActions): ModalsActions {
  const waiting = new Map<AutomaticModal, ModalExtras[AutomaticModal]>();

  const set = (name: ModalName, modal: ModalState, stack: ModalName[]) =>
    write('modals', { byName: { ...read().modals.byName, [name]: modal }, stack });

  const show = (name: ModalName, extra: ModalExtras[ModalName]) => {
    const others = read().modals.stack.filter((one) => one !== name);
    set(name, { isActive: true, extra }, [...others, name]);
  };

  const showWaiting = () => {
    const [next] = waiting;
    if (!next || read().modals.stack.length > 0) return;
    waiting.delete(next[0]);
    // It may have been seen in another tab while it waited.
    if (appearance.wasShown(next[0])) showWaiting();
    else show(...next);
  };

  const hide = (name: ModalName) => {
    if (!read().modals.byName[name]?.isActive) return;
    set(
      name,
      { isActive: false, extra: null },
      read().modals.stack.filter((one) => one !== name),
    );
    if (isAutomatic(name)) appearance.markShown(name);
  };

  const close = (name: ModalName) => {
    hide(name);
    showWaiting();
  };

  return {
    open: (name, ...[extra]) => show(name, extra ?? null),
    close,
    toggle: (name, ...[extra]) => (read().modals.byName[name]?.isActive ? close(name) : show(name, extra ?? null)),
    closeAll() {
      for (const name of read().modals.stack) hide(name);
      showWaiting();
    },
    offer(name, ...[extra]) {
      if (appearance.wasShown(name) || read().modals.byName[name].isActive) return;
      waiting.set(name, extra ?? null);
      showWaiting();
    },
    withdraw: (name) => void waiting.delete(name),
  };
}
