import type { Finding } from '../../../lib/model.ts';
import type { Site } from '../../../lib/repairs/shape.ts';
import { isSameCode, listRepairs } from '../../../lib/view/fixes.ts';
import { toBrief } from '../../../lib/view/visible.ts';
import type { Step } from '../../../lib/view.ts';
import { findTermsOfEach, type Term } from '../../../lib/words/glossary.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { sayFinding, writeImperative } from '../../../lib/words/say.ts';
import { splitStep } from '../../../lib/words/step-parts.ts';
import { useCommon, useLocale } from '../../shared/locale.ts';
import { Terms } from '../../shared/Terms.tsx';
import { Decide } from '../finding/Decide.tsx';
import { Found } from '../finding/Found.tsx';
import { CopyTicket } from './CopyTicket.tsx';
import { Repair } from './Repair.tsx';

interface Props {
  readonly step: Step;
  /** Explanations of its words, where they first occur. */
  readonly terms: readonly Term[];
  /** Data of the site for its repairs; null when its name cannot be used in them. */
  readonly site: Site | null;
}

/** How to verify that it worked, by another scan. */
const Verify = ({ sentence }: { readonly sentence: string }) => (
  <p>
    <b>{useCommon().steps.verify}:</b> {toBrief(sentence)}
  </p>
);

/**
 * What was found, and the repair and the place of each part of a step, expanded in the list; code that fixes several
 * parts is shown once.
 */
export const StepRepairs = ({ step, terms, site }: Props) => {
  const locale = useLocale();
  const { todo } = reportWords[locale];
  const [lead, ...others] = step.findings;
  const { imperative, statement, consequence, verify } = splitStep(lead, locale);
  const [inner = []] = findTermsOfEach([[consequence, sayFinding(lead, locale).fix]], useCommon().glossary, [
    imperative,
    statement,
  ]);
  const listFindingRepairs = (finding: Finding) => listRepairs(sayFinding(finding, locale), finding, site);
  const isListed = (finding: Finding): boolean =>
    step.findings
      .slice(0, step.findings.indexOf(finding))
      .some((before) => isSameCode(listFindingRepairs(finding), listFindingRepairs(before)));
  return (
    <details class="repair">
      <summary>
        <span>{todo.repair}</span>
      </summary>
      <p class="said" dir="auto">
        {toBrief(statement)}
      </p>
      <p>{consequence}</p>
      {others.length > 0 && <p class="who">{todo.also({ count: others.length })}</p>}
      <Repair finding={lead} site={site} />
      <Verify sentence={verify} />
      <Terms terms={[...terms, ...inner]} />
      <Found finding={lead} />
      <Decide key={lead.id} finding={lead} isOpen />
      {others.map((finding) => (
        <div key={finding.id}>
          <h3 class="also">{toBrief(writeImperative(finding, locale))}</h3>
          <p>{toBrief(sayFinding(finding, locale).statement)}</p>
          {isListed(finding) ? <p>{todo.sameRepair}</p> : <Repair finding={finding} site={site} />}
          <Found finding={finding} />
          <Decide finding={finding} isOpen />
        </div>
      ))}
      <CopyTicket findings={step.findings} />
    </details>
  );
};
