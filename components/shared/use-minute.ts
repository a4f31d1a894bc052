import { useEffect, useState } from 'preact/hooks';

/** The current time in ms since 1970, renewed each minute while `active`. */
export const useMinute = (active: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!active) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
};
