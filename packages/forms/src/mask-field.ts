import { maskPhone } from '@vitryna/phone/mask';
import type { FormEvent } from 'react';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Gives a phone its form while it is typed; the caret stays behind the digit that it stood behind. For `onInput`. */
export function maskField({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const typed = input.value;
  const shown = maskPhone(typed);
  if (shown === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const behind = digitsIn(typed.slice(caret));
  input.value = shown;
  let place = shown.length;
  for (let left = behind; left > 0 && place > 0; place--) if (/\d/.test(shown.charAt(place - 1))) left--;
  input.setSelectionRange(place, place);
}
