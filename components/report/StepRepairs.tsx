import type { Finding } from '../../lib/model.ts';
import type { Site } from '../../lib/repairs/shape.ts';
import { isSameCode, waysOf } from '../../lib/view/fixes.ts';
import { brief } from '../../lib/view/visible.ts';
import type { Step } from '../../lib/view.ts';
import { reportWords } from '../../lib/words/report.ts';
import { say, titleOf } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';
import { CopyTicket } from './CopyTicket.tsx';
import { Decide } from './Decide.tsx';
import { Found } from './Found.tsx';
import { Repair } from './Repair.tsx';

interface Props {
  readonly step: Step;
  /** What of the site its repairs are filled in with; null where its name cannot be. */
  readonly site: Site | null;
}

/** What each part of a step asks for, and where, opened in its place; code that mends several parts stands there once. */
export const StepRepairs = ({ step, site }: Props) => {
  const locale = useLocale();
  const { todo } = reportWords[locale];
  const [lead, ...others] = step.findings;
  const waysFor = (finding: Finding) => waysOf(say(finding, locale), finding, site);
  const isTold = (finding: Finding): boolean =>
    step.findings
      .slice(0, step.findings.indexOf(finding))
      .some((before) => isSameCode(waysFor(finding), waysFor(before)));
  return (
    <details class="repair">
      <summary>
        <span>{todo.repair}</span>
      </summary>
      <p>{say(lead, locale).why}</p>
      <Repair finding={lead} site={site} />
      <Found finding={lead} />
      <Decide key={lead.id} finding={lead} isOpen />
      {others.map((finding) => (
        <div key={finding.id}>
          <h3 class="also">{brief(titleOf(finding.id, locale))}</h3>
          {isTold(finding) ? <p>{todo.sameRepair}</p> : <Repair finding={finding} site={site} />}
          <Found finding={finding} />
          <Decide finding={finding} isOpen />
        </div>
      ))}
      <CopyTicket findings={step.findings} />
    </details>
  );
};
