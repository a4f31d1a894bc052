import type { CheckResult } from '../../lib/api/result.ts';
import { summarizeChecks } from '../../lib/view/scan-state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatPoints } from '../../lib/words/format.ts';
import { findTermsOfEach, type Term } from '../../lib/words/glossary.ts';
import { toHeadline } from '../../lib/words/to-headline.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Mark } from '../shared/Mark.tsx';
import { Terms } from '../shared/Terms.tsx';
import { useCheckUrl } from './report-link.ts';
import { usePopupWords } from './words.ts';

/** A check's name here, with a link to it in the report. */
const Name = ({ id, name }: Pick<CheckResult, 'id'> & { readonly name: string }) => {
  const url = useCheckUrl()(id);
  return url === null ? (
    <span>{toBrief(name)}</span>
  ) : (
    <a href={url} target="_blank" rel="noopener">
      {toBrief(name)}
    </a>
  );
};

const Issue = ({ check, terms }: { readonly check: CheckResult; readonly terms: readonly Term[] }) => {
  const locale = useLocale();
  const common = useCommon();
  const [conclusion = ''] = check.evidence;
  const { heading, lead } = toHeadline({ title: check.title, conclusion }, conclusion !== '', common);
  return (
    <li class="issue">
      <Mark outcome={check.outcome} />
      <div>
        <p class="line">
          <b>
            <Name id={check.id} name={heading} />
          </b>
          <span class="unseen">{common.outcomes[check.outcome]}</span>
          {check.points > 0 && <span class="cost">{common.costs({ points: formatPoints(locale, check.points) })}</span>}
        </p>
        <p class="said">{toBrief(lead)}</p>
        <Terms terms={terms} />
      </div>
    </li>
  );
};

/** Nothing to repair: a sentence, with the list of checks for those who want to see it. */
const AllGood = ({ checks, count }: { readonly checks: readonly CheckResult[]; readonly count: number }) => {
  const words = usePopupWords();
  const { outcomes } = useCommon();
  const judged = checks.filter(({ outcome }) => outcome === 'pass' || outcome === 'info');
  return (
    <>
      <p class="quiet">{words.allGood({ count })}</p>
      <details class="judged">
        <summary>{words.seeThem}</summary>
        <ul>
          {judged.map((check) => (
            <li key={check.id}>
              <Mark outcome={check.outcome} />
              <span>
                <span class="unseen">{outcomes[check.outcome]}: </span>
                <Name id={check.id} name={check.title} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};

/** A pillar's checks on the partner tier: first those that cost points, the others as counts. */
export const CheckIssues = ({ checks }: { readonly checks: readonly CheckResult[] }) => {
  const words = usePopupWords();
  const { issues, counts, carriedOut } = summarizeChecks(checks);
  const terms = findTermsOfEach(
    issues.map(({ title, evidence: [conclusion = ''] }) => [title, conclusion]),
    useCommon().glossary,
  );
  const rest = [
    counts.pass > 0 && words.inOrder({ count: counts.pass }),
    counts.info > 0 && words.forInformation({ count: counts.info }),
    counts.skip > 0 && words.notApplicableCount({ count: counts.skip }),
  ].filter((text) => text !== false);

  if (issues.length === 0 && carriedOut > 0) return <AllGood checks={checks} count={carriedOut} />;
  return (
    <>
      <ul class="issues">
        {issues.map((check, index) => (
          <Issue key={check.id} check={check} terms={terms[index] ?? []} />
        ))}
      </ul>
      {rest.length > 0 && <p class="quiet">{rest.join(' · ')}</p>}
    </>
  );
};
