import { useCommon, useLanguage, useLocale } from '../../../../components/shared/locale.ts';
import { Terms } from '../../../../components/shared/Terms.tsx';
import type { Finding } from '../../../../lib/model.ts';
import { makeVisible, toBrief } from '../../../../lib/view/visible.ts';
import { listSteps, type Step } from '../../../../lib/view.ts';
import { formatDay } from '../../../../lib/words/format.ts';
import { findTermsOfEach, type Term } from '../../../../lib/words/glossary.ts';
import { decisionWords, describeDecision } from '../../../../lib/words/report/decision.ts';
import { reportWords } from '../../../../lib/words/report/report.ts';
import { sayFinding } from '../../../../lib/words/say.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { formatWorth } from '../../../../lib/words/step.ts';
import { splitStep } from '../../../../lib/words/step-parts.ts';
import { OneButton } from '../../../core/pages/forms.tsx';
import { toSitePaths, toSiteScanPath } from '../../../core/paths.ts';
import { Decide, type PathOf } from './decide.tsx';
import type { SiteView } from './site-view.ts';

/** Steps shown initially. */
const FIRST = 8;

interface ItemProps extends PathOf {
  readonly step: Step;
  /** Terms explained here, at their first occurrence. */
  readonly terms: readonly Term[];
}

const Item = ({ step, terms, ...of }: ItemProps) => {
  const language = useLanguage();
  const { locale, common } = language;
  const [lead, ...others] = step.findings;
  const { imperative, statement, consequence } = splitStep(lead, locale);
  const { id, latest, token } = of;
  return (
    <li data-kind={step.kind}>
      <span class="number">{`${step.number}.`}</span>
      <div>
        <span class="kind">{common.steps.kinds[step.kind]}</span>{' '}
        <a href={`${toSiteScanPath(id, latest.scan)}#check-${lead.id}`}>{toBrief(imperative)}</a>
        <p class="said" dir="auto">
          {toBrief(statement)} {consequence}
        </p>
        <p class="who">
          {common.who[step.who]}
          {others.length > 0 && ` · ${reportWords[locale].todo.also({ count: others.length })}`}
        </p>
        <Terms terms={terms} />
        {token !== null &&
          step.findings.map((finding) => (
            <Decide key={finding.id} {...of} {...{ finding, token }} isOneOfSeveral={others.length > 0} />
          ))}
      </div>
      <span class="worth">{formatWorth(step, language)}</span>
    </li>
  );
};

/** Findings about which the team has decided, each with a button to undo that. */
const LeftOut = ({ findings, id, token }: { readonly findings: readonly Finding[] } & PathOf) => {
  const locale = useLocale();
  const words = decisionWords[locale];
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{sitesWords[locale].site.decided}</h3>
      <ul class="left-out-list">
        {findings.map((finding) => (
          <li key={finding.id} class="decision">
            <b dir="auto">{toBrief(sayFinding(finding, locale).statement)}</b>
            <p dir="auto">{makeVisible(describeDecision(finding, locale))}</p>
            {token !== null && (
              <OneButton
                action={toSitePaths(id).decide}
                token={token}
                name={words.undo}
                fields={{ check: finding.id, undo: '1' }}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

const Steps = ({ steps, ...of }: { readonly steps: readonly Step[] } & PathOf) => {
  const locale = useLocale();
  const { site: words } = sitesWords[locale];
  const texts = steps.map(({ findings: [lead] }) => {
    const { imperative, statement, consequence } = splitStep(lead, locale);
    return [imperative, statement, consequence];
  });
  const terms = findTermsOfEach(texts, useCommon().glossary);
  const [first, rest] = [steps.slice(0, FIRST), steps.slice(FIRST)];
  const list = (some: readonly Step[]) => (
    <ol class="actions">
      {some.map((step) => (
        <Item key={step.cause} step={step} terms={terms[step.number - 1] ?? []} {...of} />
      ))}
    </ol>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details class="rest">
          <summary>{words.more({ count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
};

/** What to do about a site, from its latest report and the decisions of its team. */
export const SitePath = ({ site, latest, fault, token }: SiteView & { readonly token: string | null }) => {
  const locale = useLocale();
  const { site: words } = sitesWords[locale];
  if (latest === null) return site.last === null ? null : <Frame>{<p>{words.pathGone}</p>}</Frame>;
  const of: PathOf = { id: site.id, latest, token, fault };
  const steps = listSteps(latest.report);
  return (
    <Frame>
      <p class="quiet">{words.pathOf({ day: formatDay(locale, latest.at) })}</p>
      {steps.length === 0 ? <p>{words.pathNone}</p> : <Steps steps={steps} {...of} />}
      <LeftOut findings={latest.report.findings.filter(({ decision }) => decision !== undefined)} {...of} />
    </Frame>
  );
};

const Frame = ({ children }: { readonly children: preact.ComponentChildren }) => (
  <section class="todo" id="todo" aria-labelledby="todo-title">
    <h2 id="todo-title" tabIndex={-1}>
      {sitesWords[useLocale()].site.path}
    </h2>
    {children}
  </section>
);
