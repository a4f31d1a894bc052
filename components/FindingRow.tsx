import type { Finding } from '../lib/model.ts';
import { visible, webAddress } from '../lib/view/visible.ts';
import type { Action } from '../lib/view.ts';
import { pointsIn } from '../lib/words/format.ts';
import { reportWords } from '../lib/words/report.ts';
import { type Said, say } from '../lib/words/say.ts';
import type { Platform } from '../lib/words/shape.ts';
import { Evidence } from './Evidence.tsx';
import { useCommon, useLocale } from './locale.ts';
import { Mark } from './Mark.tsx';
import { PlatformTabs } from './PlatformTabs.tsx';

interface Props {
  readonly finding: Finding;
  readonly host: string;
  readonly action: Action | undefined;
  readonly detected: readonly Platform[];
}

/** Source of the check, and a way to object. */
const Sources = ({ finding, host, said }: { finding: Finding; host: string; said: Said }) => {
  const { check } = reportWords[useLocale()];
  const source = webAddress(finding.source);
  const mail = new URLSearchParams({
    subject: check.disagreeSubject({ id: finding.id, host }),
    body: `${said.title}: ${said.conclusion}\n\n${finding.items.join('\n')}`,
  });
  return (
    <p class="sources">
      {source !== null && (
        <a href={source} target="_blank" rel="noopener noreferrer">
          {check.source}: {new URL(source).hostname}
        </a>
      )}
      <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>{check.disagree}</a>
    </p>
  );
};

const Body = ({ finding, host, action, detected, said }: Props & { readonly said: Said }) => {
  const words = reportWords[useLocale()];
  const common = useCommon();
  const isFault = finding.outcome === 'fail' || finding.outcome === 'warn';
  return (
    <div class="body">
      {finding.why !== null && (
        <p>
          <b>{words.check.remedy}:</b> {common.unseen[finding.why].remedy}
        </p>
      )}
      {finding.items.length > 0 && <Evidence items={finding.items} />}
      {said.why !== '' && (
        <div>
          <p class="label">{words.check.why}</p>
          <p>{said.why}</p>
        </div>
      )}
      {isFault && said.fix !== '' && <PlatformTabs fix={said.fix} fixes={said.fixes} detected={detected} />}
      {action && action.pillarAfter !== null && action.overallAfter !== null && action.gain > 0 && (
        <p class="after">
          {words.check.afterRepair({
            pillar: common.pillars[finding.pillar],
            score: action.pillarAfter,
            overall: action.overallAfter,
          })}
        </p>
      )}
      <Sources finding={finding} host={host} said={said} />
    </div>
  );
};

/** One check of the report: conclusion and cost at a glance, the rest on opening. */
export const FindingRow = (props: Props) => {
  const { finding } = props;
  const locale = useLocale();
  const common = useCommon();
  const said = say(finding, locale);
  const isFault = finding.outcome === 'fail' || finding.outcome === 'warn';
  return (
    <details class="check" id={`check-${finding.id}`} data-outcome={finding.outcome}>
      <summary>
        <Mark outcome={finding.outcome} />
        <span class="text">
          <span class="line">
            <h4>{said.title}</h4>
            <span class="unseen">{common.outcomes[finding.outcome]}</span>
            {isFault && <span class="who">{common.who[finding.who]}</span>}
            {finding.points > 0 && (
              <span class="cost">{common.costs({ points: pointsIn(locale, finding.points) })}</span>
            )}
          </span>
          <span class="said" dir="auto">
            {visible(said.conclusion)}
          </span>
        </span>
      </summary>
      <Body {...props} said={said} />
    </details>
  );
};
