import { useEffect, useState } from 'preact/hooks';
import type { ScanState } from '../../lib/state.ts';
import { findPassingCause } from '../../lib/view/passing.ts';

interface Scan {
  readonly state: ScanState | null;
  start(again: boolean): Promise<void>;
}

/**
 * Scans again automatically once the network is back, if the scan lacked it; the reader need not press anything. When
 * the network comes back during a scan, its end is waited for, since a running scan is not begun anew.
 */
export const useNetwork = ({ state, start }: Scan): void => {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const handleOnline = (): void => setBack(true);
    globalThis.addEventListener('online', handleOnline);
    return () => globalThis.removeEventListener('online', handleOnline);
  }, []);
  useEffect(() => {
    if (!isBack || state === null || state.phase === 'scanning') return;
    setBack(false);
    if (state.phase === 'done' && findPassingCause(state) !== null) void start(true);
  }, [isBack, state, start]);
};
