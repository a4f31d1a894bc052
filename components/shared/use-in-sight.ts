import { useEffect } from 'preact/hooks';

/** Looks again whenever the page comes back in sight: what it shows may have changed elsewhere. */
export const useInSight = (look: () => unknown): void =>
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
