import { useEffect, useState } from 'preact/hooks';
import { readPair } from '../../lib/view/history.ts';

/** The two scans that the address names, kept in step with it; null for the list. */
export const usePair = (): readonly [string, string] | null => {
  const [pair, setPair] = useState(() => readPair(location.hash));
  useEffect(() => {
    const changed = (): void => {
      setPair(readPair(location.hash));
      document.querySelector<HTMLElement>('h1')?.focus();
      window.scrollTo(0, 0);
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return pair;
};
