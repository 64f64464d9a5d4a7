import type { ComponentType } from 'react';
import { thisTab } from '../../tab/tab.ts';
import type { HelpPanelProps } from './help-panel.tsx';

/** The panel and the words it shows; no first view has either. */
export async function loadHelpPanel(): Promise<ComponentType<HelpPanelProps>> {
  const [{ HelpPanel }] = await Promise.all([import('./help-panel.tsx'), thisTab().loadTexts()]);
  return HelpPanel;
}
