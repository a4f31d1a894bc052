import { type Finding, isFailOrWarn } from '../../../lib/model.ts';
import { findMaker } from '../../../lib/repairs/reach.ts';
import type { Site } from '../../../lib/repairs/shape.ts';
import { type Beside, findBeside } from '../../../lib/view/compare/beside.ts';
import { listRepairs } from '../../../lib/view/fixes.ts';
import { makeVisible } from '../../../lib/view/visible.ts';
import { PLATFORM_NAMES } from '../../../lib/words/platforms.ts';
import { repairWords } from '../../../lib/words/repairs.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { sayFinding } from '../../../lib/words/say.ts';
import { useLocale } from '../../shared/locale.ts';
import { PlatformTabs } from './PlatformTabs.tsx';

/** Header lines or records as they are, above what they should be. */
const BesideRepair = ({ beside }: { readonly beside: Beside }) => {
  const { check } = reportWords[useLocale()];
  const renderLines = (lines: readonly string[]) =>
    lines.map((line) => (
      <dd key={line}>
        <code dir="ltr">{makeVisible(line)}</code>
      </dd>
    ));
  return (
    <dl class="beside">
      <dt>{check.now}</dt>
      {beside.now.length === 0 ? <dd>{check.nothing}</dd> : renderLines(beside.now)}
      <dt>{check.toSet}</dt>
      {renderLines(beside.toSet)}
    </dl>
  );
};

interface Props {
  readonly finding: Finding;
  /** Data of the site for its repairs; null when its name cannot be used in them. */
  readonly site: Site | null;
}

/** How to repair what a check found; nothing for a finding that needs no repair. */
export const Repair = ({ finding, site }: Props) => {
  const locale = useLocale();
  const said = sayFinding(finding, locale);
  const words = repairWords[locale];
  const isFault = isFailOrWarn(finding);
  if (!isFault || said.fix === '') return null;
  const maker = findMaker(finding.id, site?.platforms ?? []);
  if (maker !== null) return <p>{words.byMaker({ platform: PLATFORM_NAMES[maker] })}</p>;
  const beside = findBeside(finding, site);
  return (
    <>
      {beside !== null && <BesideRepair beside={beside} />}
      <PlatformTabs repairs={listRepairs(said, finding, site)} detected={site?.platforms ?? []} />
    </>
  );
};
