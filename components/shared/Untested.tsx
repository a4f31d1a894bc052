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

/** What was not tested, or in part, by reason only, with the button that would make it testable. */
export const Untested = ({ words, pillar, groups, host, onAccess }: Props) => {
  const common = useCommon();
  const denied = groups.find(({ why }) => why === 'denied');
  return (
    <ul class="untested">
      {groups.map((group) => (
        <li key={`${group.why} ${group.inPart}`}>
          <Mark outcome="unknown" />
          <span>
            {words.untested({
              count: group.count,
              inPart: group.inPart === true,
              reason: common.unseen[group.why].reason,
            })}
          </span>
          {group === denied && onAccess && (
            <button type="button" class="button" data-kind="small" onClick={onAccess}>
              {common.access({ host: toBrief(host) })}
            </button>
          )}
          {group.faults && <FaultReport pillar={pillar} faults={group.faults} />}
        </li>
      ))}
    </ul>
  );
};
