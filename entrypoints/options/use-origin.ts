import { useEffect, useState } from 'preact/hooks';
import { browser } from '../../lib/platform/browser.ts';
import { patternOf } from '../../lib/platform/service-access.ts';

/** Whether an address may lack access, and how to ask for it; only from a click. */
export const useOrigin = (address: string | null): { readonly lacking: boolean; readonly ask: () => void } => {
  const [lacking, setLacking] = useState(false);
  useEffect(() => {
    if (address === null) return setLacking(false);
    void browser.permissions.contains({ origins: [patternOf(address)] }).then((has) => setLacking(!has));
  }, [address]);

  const ask = (): void => {
    if (address === null) return;
    void browser.permissions.request({ origins: [patternOf(address)] }).then((granted) => setLacking(!granted));
  };
  return { lacking, ask };
};
