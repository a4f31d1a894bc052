import type { PillarState } from '../../lib/state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';
import { FaultReport } from './FaultReport.tsx';
import { useCommon } from './locale.ts';
import { Mark } from './Mark.tsx';

interface Props {
  readonly words: Pick<PopupWords, 'untested'>;
  readonly pillar: PillarState['id'];
  readonly groups: PillarState['unseen'];
  readonly host: string;
  /** Requests access to the site; absent when it was granted or cannot be requested. */
  readonly onAccess?: (() => void) | undefined;
}

/** What was not tested, by reason only, with the button that would make it testable. */
export const Untested = ({ words, pillar, groups, host, onAccess }: Props) => {
  const common = useCommon();
  return (
    <ul class="untested">
      {groups.map(({ why, count, faults }) => (
        <li key={why}>
          <Mark outcome="unknown" />
          <span>{words.untested({ count, reason: common.unseen[why].reason })}</span>
          {why === 'denied' && onAccess && (
            <button type="button" class="button" data-kind="small" onClick={onAccess}>
              {common.access({ host: toBrief(host) })}
            </button>
          )}
          {faults && <FaultReport pillar={pillar} faults={faults} />}
        </li>
      ))}
    </ul>
  );
};
