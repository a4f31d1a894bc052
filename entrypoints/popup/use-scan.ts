import { useEffect, useState } from 'preact/hooks';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { send } from '../../lib/platform/messages.ts';
import { ScanState, stateKey } from '../../lib/state.ts';
import { useLine } from './use-line.ts';

const parse = (value: unknown): ScanState | null => {
  const parsed = ScanState.safeParse(value);
  return parsed.success ? parsed.data : null;
};

const stored = async (tabId: number): Promise<ScanState | null> => {
  const key = stateKey(tabId);
  return parse((await browser.storage.session.get(key))[key]);
};

/** The one pillar that the popup was set to look at for its tab: `popup.html?pillar=seo`; absent for all six. */
const asked = PILLARS.find((pillar) => pillar === new URLSearchParams(location.search).get('pillar'));

/** A scan of one tab as the background tells it. */
export interface Scan {
  readonly state: ScanState | null;
  /** The background did not answer and nothing is stored. */
  readonly failed: boolean;
  readonly start: (again: boolean, pillar?: Pillar) => Promise<void>;
}

/** Starts a scan at once, then draws what the background stores; closing the popup never stops it. */
export const useScan = (tabId: number): Scan => {
  const [state, setState] = useState<ScanState | null>(null);
  const [failed, setFailed] = useState(false);

  const start = async (again: boolean, pillar: Pillar | undefined = asked): Promise<void> => {
    setFailed(false);
    try {
      setState(parse(await send('start', { tabId, again, ...(pillar && { pillar }) })));
    } catch {
      const left = await stored(tabId);
      setState(left);
      setFailed(left === null);
    }
  };

  useEffect(() => {
    const changed = (changes: Record<string, { newValue?: unknown }>, area: string): void => {
      const change = changes[stateKey(tabId)];
      const next = area === 'session' && change ? parse(change.newValue) : null;
      if (next !== null) setState(next);
    };
    browser.storage.onChanged.addListener(changed);
    void start(false);
    return () => browser.storage.onChanged.removeListener(changed);
  }, [tabId]);

  useLine(state?.phase === 'scanning');
  return { state, failed, start };
};
