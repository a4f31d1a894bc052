import { useState } from 'preact/hooks';
import type { PillarState } from '../../lib/state.ts';
import { toGrade } from '../../lib/view/grade.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Untested } from '../shared/Untested.tsx';
import { CheckIssues } from './CheckIssues.tsx';
import { usePopupWords } from './words.ts';

interface Props {
  readonly state: PillarState;
  readonly host: string;
  readonly onAccess?: (() => void) | undefined;
}

/** The content of an opened row: reasons on the public tier, checks too for partners. */
const Inside = ({ state, host, onAccess }: Props) => {
  const words = usePopupWords();
  const common = useCommon();
  if (state.phase === 'busy') return <p class="quiet">{words.stillBusy}</p>;
  const { score, unseen, checks, limitedBy, incomplete, applies, range } = state;
  const nothingSeen = score === null && (applies === false || unseen.length === 0);
  return (
    <>
      {!checks && (
        <p>
          {common.questions[state.id]} {score !== null && <span class="quiet">{common.scale}</span>}
        </p>
      )}
      {limitedBy && <p class="quiet">{words.limited({ cap: limitedBy.cap, reason: toBrief(limitedBy.reason) })}</p>}
      {score === null && <p class="quiet">{nothingSeen ? words.notApplicable : words.tooLittleSeen}</p>}
      {score !== null && incomplete && (
        <p class="quiet">{range ? common.range({ low: range[0], high: range[1] }) : words.partlySeen}</p>
      )}
      {checks && !nothingSeen && <CheckIssues checks={checks} />}
      {unseen.length > 0 && (
        <Untested words={words} pillar={state.id} groups={unseen} host={host} onAccess={onAccess} />
      )}
      {score !== null && unseen.length === 0 && !checks && <p class="quiet">{words.allTested}</p>}
    </>
  );
};

const Value = ({ state }: { readonly state: PillarState }) => {
  const words = usePopupWords();
  const common = useCommon();
  if (state.phase === 'busy') return <span class="busy">{words.busy(state.progress ?? null)}</span>;
  return (
    <span key="score" class="score" elementtiming={state.id}>
      {state.score ?? (
        <>
          <span aria-hidden="true">–</span>
          <span class="unseen">{common.noScore}</span>
        </>
      )}
    </span>
  );
};

/** One of the six rows: a disclosure button with name and score. */
export const PillarRow = (props: Props) => {
  const [open, setOpen] = useState(false);
  const { state } = props;
  const locale = useLocale();
  const common = useCommon();
  const panel = `inside-${state.id}`;
  return (
    <li class="pillar" data-step={toGrade(state.score, locale).step ?? 0}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          <span class="name">{common.pillars[state.id]}</span>
          {state.incomplete && state.score !== null && <span class="tag">{common.incomplete}</span>}
          <Value state={state} />
          <svg class="chevron" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2.5 4.5 6 8 9.5 4.5" />
          </svg>
        </button>
      </h3>
      <div id={panel} class="inside" hidden={!open}>
        {open && <Inside {...props} />}
      </div>
    </li>
  );
};
