import type { Finding } from '../../../lib/model.ts';
import type { Site } from '../../../lib/repairs/shape.ts';
import { toBrief } from '../../../lib/view/visible.ts';
import type { Step } from '../../../lib/view.ts';
import { splitSentence } from '../../../lib/words/first-sentence.ts';
import { formatPoints } from '../../../lib/words/format.ts';
import { isFaulty } from '../../../lib/words/headline.ts';
import { decisionWords } from '../../../lib/words/report/decision.ts';
import { type Said, sayFinding } from '../../../lib/words/say.ts';
import { useCommon, useLocale } from '../../shared/locale.ts';
import { Mark } from '../../shared/Mark.tsx';
import { FindingBody } from './FindingBody.tsx';

interface Props {
  readonly finding: Finding;
  readonly host: string;
  readonly step: Step | undefined;
  /** Data of the site for its repairs; null when its name cannot be used in them. */
  readonly site: Site | null;
}

/** A fault as a sentence about what was found: its check's title describes the passing state, and is in the body. */
const FaultName = ({ said }: { readonly said: Said }) => (
  <h4 dir="auto">{toBrief(splitSentence(said.conclusion)[0])}</h4>
);

/** One check of the report: the result and its cost at a glance, the rest when opened. */
export const FindingRow = (props: Props) => {
  const { id, outcome, points, decision } = props.finding;
  const locale = useLocale();
  const common = useCommon();
  const said = sayFinding(props.finding, locale);
  const isFault = isFaulty(props.finding);
  return (
    <details class="check" id={`check-${id}`} data-outcome={outcome}>
      <summary>
        <Mark outcome={outcome} />
        <span class="text">
          <span class="line">
            {isFault ? <FaultName said={said} /> : <h4>{toBrief(said.title)}</h4>}
            <span class="unseen">{common.outcomes[outcome]}</span>
            {decision !== undefined && <span class="decided">{decisionWords[locale].kinds[decision.kind]}</span>}
            {points > 0 && <span class="cost">{common.costs({ points: formatPoints(locale, points) })}</span>}
          </span>
          {!isFault && (
            <span class="said" dir="auto">
              {toBrief(said.conclusion)}
            </span>
          )}
        </span>
      </summary>
      <FindingBody {...props} said={said} />
    </details>
  );
};
