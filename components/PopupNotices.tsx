import type { Note, ScanState } from '../lib/state.ts';
import { pageName } from '../lib/view/scan-state.ts';
import { popupWords } from '../lib/words/popup.ts';
import { useLocale } from './locale.ts';
import { Notice } from './Notice.tsx';

interface Props {
  readonly state: ScanState | null;
  /** The background did not answer. */
  readonly failed: boolean;
  /** The tab shows another page than the one that was scanned. */
  readonly moved: boolean;
  /** Asks for access where this browser reads little without it. */
  readonly onAccess?: (() => void) | undefined;
  readonly onWithout: () => void;
  readonly onAgain: () => void;
}

const Moved = ({ url, onAgain }: { readonly url: string; readonly onAgain: () => void }) => {
  const words = popupWords[useLocale()];
  return (
    <Notice>
      <p>{words.moved({ page: pageName(url) })}</p>
      <button type="button" class="button" data-kind="small" onClick={onAgain}>
        {words.scanThisPage}
      </button>
    </Notice>
  );
};

const Access = ({ host, onAccess, onWithout }: { host: string; onAccess: () => void; onWithout: () => void }) => {
  const words = popupWords[useLocale()];
  return (
    <Notice>
      <p>{words.firefoxAccess({ host })}</p>
      <p class="choices">
        <button type="button" class="button" data-kind="small" onClick={onAccess}>
          {words.giveAccess}
        </button>
        <button type="button" class="button" data-kind="small" onClick={onWithout}>
          {words.withoutAccess}
        </button>
      </p>
    </Notice>
  );
};

type Told = Exclude<Note, 'historyOff'>;

/** Who switched the history off need not hear it at every scan; the report says it. */
const isTold = (note: Note): note is Told => note !== 'historyOff';

const Remark = ({ note }: { readonly note: Told }) => <Notice>{popupWords[useLocale()].notes[note]}</Notice>;

/** What a reader must know beside the result. */
export const PopupNotices = ({ state, failed, moved, onAccess, onWithout, onAgain }: Props) => {
  const words = popupWords[useLocale()];
  if (state === null) return failed ? <Notice tone="warn">{words.situations.crashed}</Notice> : null;
  return (
    <>
      {moved && <Moved url={state.url} onAgain={onAgain} />}
      {onAccess && <Access host={state.host} onAccess={onAccess} onWithout={onWithout} />}
      {state.notes.filter(isTold).map((note) => (
        <Remark key={note} note={note} />
      ))}
      {state.situation !== null && state.result !== null && <p class="quiet">{words.lastResult}</p>}
    </>
  );
};
