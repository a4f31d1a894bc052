import { useState } from 'preact/hooks';
import { askAccess } from '../../lib/platform/access.ts';
import { lacksAccess, webHost } from '../../lib/view/scan-state.ts';
import type { Scan } from './use-scan.ts';

export interface Asking {
  /** Asks the browser's own prompt and scans again; absent where no access is lacking or none can be asked. */
  readonly ask: (() => void) | undefined;
  /** This browser takes no such question about this address. */
  readonly impossible: boolean;
}

/** Access to the site at an address, which is asked as that spells its host. */
export const useAccess = ({ state, start }: Scan, address: string): Asking => {
  const [impossible, setImpossible] = useState(false);
  const host = webHost(address);
  // The prompt needs the click itself: nothing may be awaited before it. Chromium's closes the popup.
  const ask = async (): Promise<void> => {
    const answer = await askAccess({ url: address, host });
    if (answer === 'granted') await start(true);
    setImpossible(answer === 'impossible');
  };
  const isLacking = state !== null && state.situation === null && host !== '' && lacksAccess(state);
  return { ask: isLacking && !impossible ? () => void ask() : undefined, impossible };
};
