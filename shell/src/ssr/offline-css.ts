import { styleBlock } from './composition-assets.ts';
import { offlineClasses } from './offline-screen.tsx';

const { screen, kept } = offlineClasses;
const css =
  `.${screen}{display:grid;align-content:start;justify-items:center;gap:16px;padding-block:24px 48px;text-align:center}` +
  `.${screen}>svg{width:min(100%,530px);height:auto;margin-block:16px}` +
  `.${screen}>p{max-width:40em}` +
  `.${kept}{width:min(100%,640px);margin-top:24px;text-align:left}.${kept} h2{margin-bottom:8px}` +
  `.${kept} ul{margin:0;padding:0;list-style:none}` +
  `.${kept} li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding-block:8px;border-top:1px solid var(--line)}` +
  `.${kept} a{display:inline-flex;align-items:center;min-height:44px;line-height:1.375;overflow-wrap:anywhere}` +
  `.${kept} span{font:var(--t14);color:var(--ink-2)}`;

/** Styles of the offline screen: no other page carries them. */
export const offlineStyle = styleBlock('offline.css', css);
