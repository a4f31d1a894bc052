import { useContext } from 'preact/hooks';
import type { Pillar } from '../../lib/model.ts';
import type { StateFault } from '../../lib/state.ts';
import { formatFaultReport } from '../../lib/view/fault-report.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { CopyButton } from './form/CopyButton.tsx';
import { useCommon } from './locale.ts';
import { VersionContext } from './version.ts';

interface Props {
  readonly pillar: Pillar;
  readonly faults: readonly StateFault[];
}

/** The button that copies a report about errors of ours. */
export const FaultReport = ({ pillar, faults }: Props) => {
  const version = useContext(VersionContext);
  return (
    <CopyButton
      text={makeVisible(formatFaultReport(version, pillar, faults))}
      name={useCommon().copyFault}
      isNamed
      isSmall
    />
  );
};
