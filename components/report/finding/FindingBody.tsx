import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { toFindingFault } from '../../../lib/fault.ts';
import { type Finding, isFailOrWarn } from '../../../lib/model.ts';
import type { Site } from '../../../lib/repairs/shape.ts';
import { makeVisible, toBrief, toWebAddress } from '../../../lib/view/visible.ts';
import type { Step } from '../../../lib/view.ts';
import { checkPagePath } from '../../../lib/words/check-pages.ts';
import { splitSentence } from '../../../lib/words/first-sentence.ts';
import { findTerms } from '../../../lib/words/glossary.ts';
import { checkName, formatHeadline, isFaulty } from '../../../lib/words/headline.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import type { Said } from '../../../lib/words/say.ts';
import { formatWorth } from '../../../lib/words/step.ts';
import { FaultReport } from '../../shared/FaultReport.tsx';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useCommon, useLanguage, useLocale } from '../../shared/locale.ts';
import { Terms } from '../../shared/Terms.tsx';
import { CopyTicket } from '../repair/CopyTicket.tsx';
import { Repair } from '../repair/Repair.tsx';
import { Decide } from './Decide.tsx';
import { FootnoteContext } from './Footnotes.tsx';
import { Found } from './Found.tsx';

/** Returns the address of a check's page: the extension's own, unless the caller provides others. */
export const CheckPageContext = createContext(checkPagePath);

interface Props {
  readonly finding: Finding;
  readonly said: Said;
  readonly host: string;
  /** The step of the path that repairs it; undefined when it costs nothing. */
  readonly step: Step | undefined;
  /** Data of the site for its repairs; null when its name cannot be used in them. */
  readonly site: Site | null;
}

/** Source of the check, its page, and a link to object. */
const Sources = ({ finding, host, said }: Pick<Props, 'finding' | 'host' | 'said'>) => {
  const locale = useLocale();
  const { check } = reportWords[locale];
  const footnotes = useContext(FootnoteContext);
  const pageOf = useContext(CheckPageContext);
  const source = toWebAddress(finding.source);
  const subject = check.disagreeSubject({ id: finding.id, host });
  const objection = `${subject}\n${formatHeadline(finding, locale)}\n\n${finding.items.join('\n')}`;
  return (
    <p class="sources">
      {source !== null && (
        <a href={source} target="_blank" rel="noopener noreferrer">
          {check.source}: {new URL(source).hostname}
          {footnotes.has(source) && <span class="paper"> [{footnotes.get(source)}]</span>}
        </a>
      )}
      {said.why !== '' && (
        <a class="about" href={pageOf(finding.id, locale)} target="_blank" rel="noopener">
          {check.about}
        </a>
      )}
      <CopyButton text={makeVisible(objection)} name={check.disagree} isNamed isSmall />
    </p>
  );
};

/** What a fault's row leaves out: the rest of the conclusion, the name of its check, and who repairs it. */
const AboutFault = ({ finding, said }: Pick<Props, 'finding' | 'said'>) => {
  const locale = useLocale();
  const { who } = useCommon();
  const [, rest] = splitSentence(said.conclusion);
  return (
    <div>
      {rest !== '' && <p dir="auto">{toBrief(rest)}</p>}
      <p class="who">
        {toBrief(checkName(said.title, locale))} · {who[finding.who]}
      </p>
    </div>
  );
};

const RepairLocation = ({ step }: { readonly step: Step }) => {
  const language = useLanguage();
  const { check } = reportWords[language.locale];
  return <p class="after">{check.step({ step: step.number, worth: formatWorth(step, language) })}</p>;
};

/** Evidence, reason, repair, the gain of that, and the source. */
export const FindingBody = ({ finding, said, host, step, site }: Props) => {
  const { check } = reportWords[useLocale()];
  const { glossary } = useCommon();
  const isFault = isFailOrWarn(finding);
  return (
    <div class="body">
      {isFaulty(finding) && <AboutFault finding={finding} said={said} />}
      {said.remedy !== '' && (
        <p>
          <b>{check.remedy}:</b> {said.remedy}
        </p>
      )}
      {(finding.why ?? finding.partial) === 'fault' && (
        <FaultReport pillar={finding.pillar} faults={[toFindingFault(finding)]} />
      )}
      <Found finding={finding} />
      {said.why !== '' && (
        <div>
          <p class="label">{check.why}</p>
          <p>{said.why}</p>
        </div>
      )}
      <Repair finding={finding} site={site} />
      <Terms
        terms={findTerms([said.title, said.conclusion, said.why, said.remedy, isFault ? said.fix : ''], glossary)}
      />
      {step && <RepairLocation step={step} />}
      <Decide finding={finding} isOpen={step !== undefined} />
      {(step || isFault) && <CopyTicket findings={[finding]} />}
      <Sources finding={finding} host={host} said={said} />
    </div>
  );
};
