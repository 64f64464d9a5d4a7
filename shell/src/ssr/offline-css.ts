import { styleBlock } from './composition-assets.ts';
import { offlineClasses } from './offline-screen.tsx';

const { screen, kept } = offlineClasses;
const css =
  `.${screen}{display:grid;align-content:start;justify-items:start;gap:16px;max-width:640px;padding-block:24px 48px}` +
  `.${screen}>svg{width:min(100%,360px);height:auto}` +
  `.${kept}{justify-self:stretch;margin-top:8px}.${kept} h2{margin-bottom:8px}` +
  `.${kept} ul{margin:0;padding:0;list-style:none}` +
  `.${kept} li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;border-top:1px solid var(--line)}` +
  `.${kept} a{display:inline-flex;align-items:center;min-height:44px;overflow-wrap:anywhere}` +
  `.${kept} span{font:var(--t14);color:var(--ink-2)}`;

/** Styles of the offline screen: no other page carries them. */
export const offlineStyle = styleBlock('offline.css', css);
