import { useEffect, useState } from 'preact/hooks';
import { NoAccess, PopupNotices, ServiceNotice } from '../../components/popup/PopupNotices.tsx';
import { SituationNotice } from '../../components/popup/SituationNotice.tsx';
import { usePopupWords } from '../../components/popup/words.ts';
import { DecisiveState } from '../../components/shared/DecisiveState.tsx';
import { KindNotice } from '../../components/shared/KindNotice.tsx';
import { useCommon } from '../../components/shared/locale.ts';
import { Notice } from '../../components/shared/Notice.tsx';
import { Offer } from '../../components/shared/Offer.tsx';
import { useMinute } from '../../components/shared/use-minute.ts';
import { PER_HOUR } from '../../lib/api/tier.ts';
import { isDanger, isKindRedundant } from '../../lib/decisive-states.ts';
import { send } from '../../lib/platform/messages.ts';
import { takeRestarted } from '../../lib/platform/storage/running.ts';
import { takeSpoiled } from '../../lib/platform/storage/store.ts';
import type { ScanState } from '../../lib/state.ts';
import { removeHostDot } from '../../lib/view/scan-state.ts';
import { openAddress, openExtensionPage, openSettings, openSite } from './doors.ts';
import type { Scan, Whereabouts } from './hooks.ts';

interface Props {
  readonly tab: { readonly id: number; readonly url: string };
  readonly scan: Scan;
  readonly moved: Whereabouts;
  /** Access to this site cannot be requested. */
  readonly impossible: boolean;
  readonly onAccess: (() => void) | undefined;
  readonly onWithout: () => void;
}

const toKey = (): void => openSettings('#key');

const createActions = ({ tab, scan }: Props, { tier }: ScanState) => ({
  site: () => openSite(tab.id, tab.url),
  domain: () => void scan.start(true, 'domein'),
  extension: openExtensionPage,
  key: tier === 'public' ? toKey : undefined,
});

/** A notice that stored data could not be read and was set aside: shown once. */
const Spoiled = () => {
  const words = usePopupWords();
  const [isShown, setShown] = useState(false);
  useEffect(() => void takeSpoiled().then(setShown), []);
  return isShown ? <Notice tone="warn">{words.spoiled}</Notice> : null;
};

/** A notice that the extension was restarted in the middle of a scan, which ended with it: shown once. */
const Restarted = () => {
  const words = usePopupWords();
  const [isShown, setShown] = useState(false);
  useEffect(() => void takeRestarted().then(setShown), []);
  return isShown ? <Notice>{words.restarted}</Notice> : null;
};

/** What a reader must know before the result, each with the available actions. */
export const Notices = (props: Props) => {
  const { tab, scan, moved, impossible, onAccess, onWithout } = props;
  const { state, failed, start } = scan;
  const { kind } = useCommon();
  const bare = state && impossible ? removeHostDot(state.url) : null;
  const now = useMinute(state?.situation === 'rateLimited');
  const requestService = (): void => void send('askService', { tabId: tab.id }).catch(() => null);
  const states = state?.result ? (state.states ?? []) : [];
  const home = state && <Offer onPress={() => openSite(tab.id, state.url)}>{kind.toHome}</Offer>;
  return (
    <>
      <DecisiveState states={states} advises={state?.tier === 'partner'} home={home} />
      <Spoiled />
      <Restarted />
      {state && (
        <SituationNotice {...{ state, now }} perHour={PER_HOUR[state.tier]} actions={createActions(props, state)} />
      )}
      {state?.service && <ServiceNotice part={state.service} onRetry={requestService} onKey={toKey} />}
      {impossible && state && (
        <NoAccess host={state.host} onBare={bare === null ? undefined : () => openAddress(tab.id, bare)} />
      )}
      {/* Next to a danger, the grade must be visible without scrolling; the report shows the kind too. */}
      {state?.result && !states.some(isDanger) && !isKindRedundant(states, state.kind) && (
        <KindNotice kind={state.kind} home={home} />
      )}
      <PopupNotices {...{ state, failed, moved, onAccess, onWithout }} onAgain={() => void start(true)} />
    </>
  );
};
