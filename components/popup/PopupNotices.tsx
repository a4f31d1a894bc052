import type { ServicePart } from '../../lib/api/service.ts';
import type { Note, ScanState } from '../../lib/state.ts';
import { findPassingCause } from '../../lib/view/passing.ts';
import { findServiceTrouble, toPageName } from '../../lib/view/scan-state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { AccessOffer } from '../shared/AccessOffer.tsx';
import { Notice } from '../shared/Notice.tsx';
import { Offer } from '../shared/Offer.tsx';
import { usePopupWords } from './words.ts';

interface Props {
  readonly state: ScanState | null;
  /** The background did not answer. */
  readonly failed: boolean;
  /** Whether the tab shows another page than the scanned one; `hidden`: one that we can see only after another click. */
  readonly moved: 'here' | 'moved' | 'hidden';
  /** Requests access, if this browser reads little without it. */
  readonly onAccess?: (() => void) | undefined;
  readonly onWithout: () => void;
  readonly onAgain: () => void;
}

const Moved = ({ url, isHidden, onAgain }: { url: string; isHidden: boolean; onAgain: () => void }) => {
  const words = usePopupWords();
  return (
    <Notice>
      <p>{words.moved({ page: toBrief(toPageName(url)) })}</p>
      {isHidden ? <p>{words.pressAgain}</p> : <Offer onPress={onAgain}>{words.scanThisPage}</Offer>}
    </Notice>
  );
};

type ShownNotices = Exclude<Note, 'historyOff'>;

/** Users who switched the history off need not read about it at every scan; the report mentions it. */
const isApplicable = (note: Note): note is ShownNotices => note !== 'historyOff';

interface RemarkProps {
  readonly note: ShownNotices;
  /** Absent while the scan runs: a running scan is not begun anew. */
  readonly onAgain: (() => void) | undefined;
}

const Remark = ({ note, onAgain }: RemarkProps) => {
  const words = usePopupWords();
  return (
    <Notice>
      <p>{words.notes[note]}</p>
      {note === 'offline' && <Offer onPress={onAgain}>{words.retry}</Offer>}
    </Notice>
  );
};

/** What another moment may show, with the cause; for a scan without any network, the note already says this. */
const Passing = ({ state, onAgain }: { readonly state: ScanState; readonly onAgain: () => void }) => {
  const words = usePopupWords();
  const cause = state.phase === 'done' && !state.notes.includes('offline') ? findPassingCause(state) : null;
  // Late parts are shown in their pillar's row, and scanning again is offered below.
  if (cause === null || cause === 'slow') return null;
  return (
    <Notice>
      <p>{words.passing[cause]}</p>
      <Offer onPress={onAgain}>{words.retry}</Offer>
    </Notice>
  );
};

interface NoAccessProps {
  readonly host: string;
  /** Opens the page's address without the trailing dot of its host; absent when it has none. */
  readonly onBare?: (() => void) | undefined;
}

/** Access was requested, but this browser does not accept the request for this address. */
export const NoAccess = ({ host, onBare }: NoAccessProps) => {
  const words = usePopupWords();
  const named = { host: toBrief(host) };
  return (
    <Notice>
      <p>{onBare ? words.noAccessDotted(named) : words.noAccess(named)}</p>
      {onBare && <Offer onPress={onBare}>{words.openSite(named)}</Offer>}
    </Notice>
  );
};

interface ServiceNoticeProps {
  readonly part: ServicePart;
  readonly onRetry: () => void;
  readonly onKey: () => void;
}

/** What went wrong at the scan service, above the local result, which stays valid; the service's own part contains the rest. */
export const ServiceNotice = ({ part, onRetry, onKey }: ServiceNoticeProps) => {
  const words = usePopupWords();
  const trouble = findServiceTrouble(part);
  if (trouble === null) return null;
  return (
    <Notice tone="warn">
      <p>{trouble.kind === 'keyRefused' ? words.keyRefused : words.serviceDown({ status: trouble.status })}</p>
      {trouble.kind === 'keyRefused' ? (
        <Offer onPress={onKey}>{words.checkKey}</Offer>
      ) : (
        <Offer onPress={onRetry}>{words.retry}</Offer>
      )}
    </Notice>
  );
};

/** What a reader must know beside the result. */
export const PopupNotices = ({ state, failed, moved, onAccess, onWithout, onAgain }: Props) => {
  const words = usePopupWords();
  if (state === null) return failed ? <Notice tone="warn">{words.situations.crashed}</Notice> : null;
  return (
    <>
      {moved !== 'here' && <Moved url={state.url} isHidden={moved === 'hidden'} onAgain={onAgain} />}
      {onAccess && (
        <Notice>
          <AccessOffer host={state.host} onAccess={onAccess}>
            <Offer onPress={onWithout}>{words.withoutAccess}</Offer>
          </AccessOffer>
        </Notice>
      )}
      {state.notes.filter(isApplicable).map((note) => (
        <Remark key={note} note={note} onAgain={state.phase === 'scanning' ? undefined : onAgain} />
      ))}
      <Passing state={state} onAgain={onAgain} />
      {state.situation !== null && state.result !== null && <p class="quiet">{words.lastResult}</p>}
    </>
  );
};
