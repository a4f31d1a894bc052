import type { Finding } from '../../lib/model.ts';
import type { Site } from '../../lib/repairs/shape.ts';
import { besideOf } from '../../lib/view/beside.ts';
import { waysOf } from '../../lib/view/fixes.ts';
import { say } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';
import { BesideRepair } from './BesideRepair.tsx';
import { PlatformTabs } from './PlatformTabs.tsx';

interface Props {
  readonly finding: Finding;
  /** What of the site its repairs are filled in with; null where its name cannot be. */
  readonly site: Site | null;
}

/** How what a check found is repaired; nothing for a finding that asks for no repair. */
export const Repair = ({ finding, site }: Props) => {
  const said = say(finding, useLocale());
  const isFault = finding.outcome === 'fail' || finding.outcome === 'warn';
  if (!isFault || said.fix === '') return null;
  const beside = besideOf(finding, site);
  return (
    <>
      {beside !== null && <BesideRepair beside={beside} />}
      <PlatformTabs ways={waysOf(said, finding, site)} detected={site?.platforms ?? []} />
    </>
  );
};
