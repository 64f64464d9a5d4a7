import type { FormDeclaration } from '@vitryna/contracts/release';

/** Calls that a document of the account makes for its visitor alone. */
export const ownCalls = ['/account/me'];

/** The account page's step between two forms: a code is on its way, or a link. */
export const stepParameter = 'step';

/** How somebody comes in, goes, and says who they are without JavaScript (decision 115). */
export const noJsForms = {
  signIn: {
    call: '/account/sign/in',
    fields: { username: 'text', password: 'text', remember: 'flag' },
    to: 'account',
  },
  sendCode: { call: '/account/sign/code/send', fields: { username: 'text' }, to: 'account?step=code' },
  code: { call: '/account/sign/code/verify', fields: { username: 'text', code: 'text' }, to: 'account' },
  signUp: {
    call: '/account/sign/up',
    fields: { firstName: 'text', email: 'text', phone: 'text', password: 'text', marketing: 'flag', agree: 'flag' },
    to: 'account',
  },
  recovery: { call: '/account/recovery/send', fields: { username: 'text' }, to: 'account?step=sent' },
  profile: {
    call: '/account/update',
    fields: { 'name.firstName': 'text', 'name.lastName': 'text', 'name.middleName': 'text', birthday: 'text' },
    to: 'account?step=saved',
  },
  keep: { call: '/account/remove/cancel', fields: {}, to: 'account?step=kept' },
  signOut: { call: '/account/sign/out', fields: {}, to: 'account' },
} satisfies Record<string, FormDeclaration>;
export type NoJsForm = keyof typeof noJsForms;

/** The forms of the page that an e-mail's link to a new password leads to. */
export const newPasswordForms = {
  newPassword: {
    call: '/account/recovery/set',
    fields: { token: 'text', password: 'text', passwordRepeat: 'text' },
    to: 'account?step=changed',
  },
  recovery: noJsForms.recovery,
} satisfies Record<string, FormDeclaration>;

/** The form of the page that an e-mail's link to confirm an address leads to. */
export const confirmForms = {
  confirm: { call: '/account/email/confirm', fields: { token: 'text' }, to: 'account/confirm-email?step=done' },
} satisfies Record<string, FormDeclaration>;
