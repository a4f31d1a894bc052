import { useEffect, useState } from 'preact/hooks';
import { readPair } from '../../lib/view/history.ts';

/** Where the focus goes when what had it is gone. */
export const toHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();

/** The two scans that the address names, kept in step with it; null for the list. */
export const usePair = (): readonly [string, string] | null => {
  const [pair, setPair] = useState(() => readPair(location.hash));
  useEffect(() => {
    const changed = (): void => {
      setPair(readPair(location.hash));
      toHeading();
      window.scrollTo(0, 0);
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return pair;
};
