import { overlayPath } from '@vitryna/contracts/file-addresses';
import type { OverlayFacts } from '@vitryna/contracts/overlay';
import { createRoot } from 'react-dom/client';
import { rootErrors } from '../../tab/report-error.ts';
import type { App } from '../feature.ts';
import { createEventLog } from './event-log.ts';
import { Overlay } from './overlay.tsx';

/** The versions of this tab's pages; null for a visitor who may not know. */
async function readFacts(): Promise<OverlayFacts | null> {
  const response = await fetch(overlayPath);
  return response.ok ? ((await response.json()) as OverlayFacts) : null;
}

function remember(overlayKey: string, isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(overlayKey, '1');
    else sessionStorage.removeItem(overlayKey);
  } catch {
    // Blocked storage: it is open in this document only.
  }
}

/** Asks the gateway, and puts the overlay over the page. It moves nothing of it; `overlayKey` remembers that it is open. */
export async function openOverlay({ eventBus }: App, overlayKey: string): Promise<void> {
  const facts = await readFacts();
  remember(overlayKey, facts !== null);
  if (!facts) return;
  const log = createEventLog(eventBus, facts);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, rootErrors);
  const close = () => {
    remember(overlayKey, false);
    log.close();
    root.unmount();
    host.remove();
  };
  root.render(<Overlay facts={facts} log={log} onClose={close} />);
}
