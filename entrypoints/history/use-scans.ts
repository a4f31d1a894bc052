import { useEffect, useState } from 'preact/hooks';
import { allScans, amend, forget, forgetAll, forgetUnreadable, keep, type Stored } from '../../lib/platform/history.ts';

interface Scans {
  readonly scans: readonly Stored[];
  readonly unreadable: number;
}

/** The kept scans and what changes them; null until they are read, `closed` where the browser lets nobody read them. */
export const useScans = () => {
  const [all, setAll] = useState<Scans | 'closed' | null>(null);
  const read = (): Promise<void> => allScans().then(setAll, () => setAll('closed'));
  useEffect(() => void read(), []);
  // A scan that ends elsewhere is there when the page is looked at again.
  useEffect(() => {
    const seen = (): void => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  return {
    all,
    pin: (id: string, pinned: boolean) => amend(id, (scan) => ({ ...scan, pinned })).then(read),
    remove: (id: string) => forget(id).then(read),
    removeUnreadable: () => forgetUnreadable().then(read),
    wipe: () => forgetAll().then(read),
    /** False when there is no room for it. */
    add: async (scan: Stored): Promise<boolean> => {
      const kept = await keep(scan);
      await read();
      return kept;
    },
  };
};
