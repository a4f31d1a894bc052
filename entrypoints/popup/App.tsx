import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PopupFoot } from '../../components/popup/PopupFoot.tsx';
import { PopupHead } from '../../components/popup/PopupHead.tsx';
import { PopupView } from '../../components/popup/PopupView.tsx';
import { ReportUrlContext } from '../../components/popup/report-link.ts';
import { useNetwork } from '../../components/popup/use-network.ts';
import { usePopupWords } from '../../components/popup/words.ts';
import { ErrorBoundary } from '../../components/shared/ErrorBoundary.tsx';
import { useCommon, useLanguage } from '../../components/shared/locale.ts';
import { useSlot } from '../../components/shared/use-slot.ts';
import { listDecisions } from '../../lib/decision.ts';
import type { ScanSubscription } from '../../lib/platform/scan-subscription.ts';
import { decisionsSlot } from '../../lib/platform/storage/decisions.ts';
import type { Settings } from '../../lib/settings.ts';
import type { FirstStep, ScanState } from '../../lib/state.ts';
import { toKeyRequest } from '../../lib/view/key-request.ts';
import { canRetry, isPoor, toShownName } from '../../lib/view/scan-state.ts';
import { openSettings, reportUrl } from './doors.ts';
import { useAccess, useMoved, useScan, useSpoken, type Whereabouts } from './hooks.ts';
import { Notices } from './Notices.tsx';
import type { Props as CardProps } from './ServiceCard.tsx';

/** The scan service's part: loaded only if there is one, so that the popup stays small for everybody else. */
const Service = (props: CardProps) => {
  const [card, setCard] = useState<{ readonly Card: FunctionComponent<CardProps> } | null>(null);
  const isWanted = Boolean(props.state.service) || props.settings.level === 'C';
  useEffect(() => {
    if (isWanted) void import('./ServiceCard.tsx').then(({ ServiceCard: Card }) => setCard({ Card }));
  }, [isWanted]);
  const { purposes } = useCommon();
  return (
    card && (
      <ErrorBoundary of={props.state} name={purposes.service}>
        <card.Card {...props} />
      </ErrorBoundary>
    )
  );
};

/** The first repair step; nothing once a decision about it was made after the scan. */
const useFirst = (state: ScanState | null): FirstStep | null => {
  const [all] = useSlot(decisionsSlot);
  const first = state?.tier === 'partner' && state.phase === 'done' ? state.first : null;
  const isDecided = listDecisions(all ?? {}, state?.host ?? '').some(
    ({ check, at }) => check === first?.check && at >= (state?.finishedAt ?? 0),
  );
  return isDecided ? null : (first ?? null);
};

interface Props {
  readonly tab: { readonly id: number; readonly url: string };
  readonly settings: Settings;
  readonly following: ScanSubscription;
}

interface ShownProps extends Pick<Props, 'settings'> {
  readonly state: ScanState;
  readonly onAccess: (() => void) | undefined;
  readonly isRequested: boolean;
  readonly onAgain: () => void;
}

/** Address of a scan's report; null while it has no result. */
const toReportUrl = ({ id, result }: ScanState): string | null => (result ? reportUrl(result.domain, id) : null);

const Result = ({ state, settings, onAccess, isRequested }: Omit<ShownProps, 'onAgain'>) => (
  <ReportUrlContext.Provider value={toReportUrl(state)}>
    <PopupView
      state={state}
      keyRequest={toKeyRequest(settings)}
      {...{ onAccess, isRequested }}
      onEnterKey={() => openSettings('#key')}
    />
  </ReportUrlContext.Provider>
);

/** The scan's result so far; if an error of ours occurs in it, scanning again is still offered. */
const Shown = ({ onAgain, ...shown }: ShownProps) => {
  const words = usePopupWords();
  return (
    <ErrorBoundary of={shown.state} name={words.title} exits={[{ name: words.again, onPress: onAgain }]}>
      <Result {...shown} />
    </ErrorBoundary>
  );
};

interface FootProps {
  readonly state: ScanState | null;
  readonly mayScan: boolean;
  readonly onAgain: () => void;
}

const Foot = ({ state, ...props }: FootProps) => {
  const isPartner = state?.tier === 'partner';
  return (
    <PopupFoot
      {...props}
      isPartner={isPartner}
      first={useFirst(state)}
      reportUrl={state && toReportUrl(state)}
      onSettings={() => openSettings()}
    />
  );
};

/** Whether a scan can succeed: of the page that was scanned, or of the one that the tab shows now. */
const mayScan = (state: ScanState | null, moved: Whereabouts): boolean =>
  moved === 'moved' || (moved === 'here' && canRetry(state));

/** The popup for a requested scan. */
export const App = ({ tab, settings, following }: Props) => {
  const scan = useScan(following);
  const { state, failed, start } = scan;
  useNetwork(scan);
  const moved = useMoved(tab.id, state?.url ?? null);
  const said = useSpoken(state, useLanguage(), usePopupWords().spoken);
  const [without, setWithout] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // In the layout effect: its rows may be visible already, and a key pressed on one must find the focus there.
  useLayoutEffect(() => heading.current?.focus(), []);

  const scanAgain = (): void => void start(true);
  const address = state?.url || tab.url;
  const host = toShownName(address, state?.host);
  const { ask, impossible } = useAccess(scan, address);
  // Chromium can read the page's own origin anyway.
  const asks = import.meta.env.FIREFOX && state !== null && !without && isPoor(state);
  const isRequested = asks || without || moved !== 'here';
  const isScanning = state === null ? !failed : state.phase === 'scanning';
  const shown = state !== null && (state.phase === 'scanning' || state.result !== null);
  return (
    <div class="popup" data-tier={state?.tier} data-short={state !== null && !shown ? '' : undefined}>
      <PopupHead {...{ host, state, isScanning }} headingRef={heading} />
      <main class="scan" aria-busy={isScanning}>
        <Notices
          {...{ tab, scan, moved, impossible }}
          onAccess={asks ? ask : undefined}
          onWithout={() => setWithout(true)}
        />
        {shown && <Shown {...{ state, settings, isRequested }} onAccess={ask} onAgain={scanAgain} />}
        {state && <Service {...{ state, settings }} />}
      </main>
      <Foot state={state} mayScan={!isScanning && mayScan(state, moved)} onAgain={scanAgain} />
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
};
