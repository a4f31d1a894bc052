import { useEffect } from 'preact/hooks';

/** Calls `look` whenever the page becomes visible again: what it shows may have changed elsewhere. */
export const useInSight = (look: () => unknown): void =>
  useEffect(() => {
    const handleSeen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', handleSeen);
    return () => document.removeEventListener('visibilitychange', handleSeen);
  }, []);
