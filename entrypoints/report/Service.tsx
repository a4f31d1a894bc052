import { useEffect, useState } from 'preact/hooks';
import { ServiceAside } from '../../components/report/ServiceAside.tsx';
import { ViewsOffer } from '../../components/report/ViewsOffer.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { ServicePanel } from '../../components/shared/service/ServicePanel.tsx';
import type { ServicePart } from '../../lib/api/service.ts';
import type { SitesRefusal } from '../../lib/api/sites.ts';
import { browser } from '../../lib/platform/browser.ts';
import { send } from '../../lib/platform/messages.ts';
import { parseState, toStateKey } from '../../lib/state.ts';
import { getServiceHost, type Local, mayKnowSite, toLocalSide } from '../../lib/view/service.ts';
import { popupWords } from '../../lib/words/popup.ts';
import type { Found } from './find-scan.ts';

/** The service's part of this scan in the running session, updated while it may still arrive. */
const usePart = ({ state, stored }: Found): ServicePart | null => {
  const [part, setPart] = useState(state?.service ?? stored.service ?? null);
  const tabId = state?.tabId;
  useEffect(() => {
    if (tabId === undefined) return undefined;
    const handleStorageChange = (changes: Record<string, { newValue?: unknown }>): void => {
      const change = changes[toStateKey(tabId)];
      const now = change ? parseState(change.newValue) : null;
      if (now?.id === stored.id) setPart(now.service ?? null);
    };
    browser.storage.session.onChanged.addListener(handleStorageChange);
    return () => browser.storage.session.onChanged.removeListener(handleStorageChange);
  }, [tabId, stored.id]);
  return part;
};

const toLocal = ({ stored: { result, report, finishedAt } }: Found): Local => ({
  overall: result.overall_score,
  pillars: result.pillars,
  incomplete: report?.incomplete ?? false,
  notes: [],
  finishedAt,
  ms: report === null ? null : finishedAt - report.target.at,
});

/**
 * Has the service load the page as a phone and in the dark scheme; nothing when it cannot be called, or has done so.
 * Reloads the report then.
 */
const Views = ({ found: { state, stored }, part }: { readonly found: Found; readonly part: ServicePart }) => {
  const locale = useLocale();
  const [asking, setAsking] = useState<'busy' | SitesRefusal | null>(null);
  const { report } = stored;
  if (state === null || report === null || report.extras?.views || !mayKnowSite(part, part.base)) return null;
  const requestViewsHere = async (): Promise<void> => {
    setAsking('busy');
    const failed = { ok: false, why: 'interrupted', retryAfter: null } as const;
    const result = await send('viewsHere', { tabId: state.tabId, language: locale }).catch(() => failed);
    if (result.ok) location.reload();
    else setAsking(result);
  };
  return (
    <ViewsOffer {...{ asking }} url={part.url} host={getServiceHost(part.base)} onAsk={() => void requestViewsHere()} />
  );
};

/** The scan service's part of the report; nothing when none was called. */
export const Service = ({ found }: { readonly found: Found }) => {
  const part = usePart(found);
  const locale = useLocale();
  if (part === null) return null;
  const local = found.state ? toLocalSide(found.state) : toLocal(found);
  const aside = part.result && <ServiceAside result={part.result} />;
  const keyRepair = { url: '/options.html#key', words: popupWords[locale] };
  return (
    <>
      <ServicePanel {...{ part, local, aside, keyRepair }} isFull />
      <Views {...{ found, part }} />
    </>
  );
};
