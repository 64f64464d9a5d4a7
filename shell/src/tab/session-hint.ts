import { sessionHintCookie } from '@vitryna/contracts/cookies';

/**
 * Whether this browser has a session: the cookie that scripts may see says so. Without one there is no cart and nobody signed
 * in, and a first visit asks for neither.
 */
export function isShopperKnown(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${sessionHintCookie}=`));
}
