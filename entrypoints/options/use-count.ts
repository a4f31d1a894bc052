import { useEffect, useState } from 'preact/hooks';
import { countScans } from '../../lib/platform/history.ts';

/** How many scans are kept; counted again when the page comes back in sight, and on demand. */
export const useCount = (): { readonly kept: number | null; readonly recount: () => Promise<void> } => {
  const [kept, setKept] = useState<number | null>(null);
  const recount = (): Promise<void> => countScans().then(setKept, () => setKept(null));
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void recount();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { kept, recount };
};
