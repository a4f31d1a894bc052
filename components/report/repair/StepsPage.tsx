import type { Report } from '../../../lib/model.ts';
import { type PlainReport, type Tasks, toPlainReport } from '../../../lib/view/plain-report.ts';
import { toBrief } from '../../../lib/view/visible.ts';
import type { Step } from '../../../lib/view.ts';
import { findTermsOfEach, formatTerms, type Term } from '../../../lib/words/glossary.ts';
import { PLATFORM_NAMES } from '../../../lib/words/platforms.ts';
import { sayFinding } from '../../../lib/words/say.ts';
import { clientWords } from '../../../lib/words/service/client.ts';
import { splitStep } from '../../../lib/words/step-parts.ts';
import { useCommon, useLocale } from '../../shared/locale.ts';

/** Explanations of each step's words, by its cause: shown where a word first occurs on the page. */
type Terms = ReadonlyMap<string, readonly Term[]>;

const useTerms = (steps: readonly Step[]): Terms => {
  const locale = useLocale();
  const { glossary } = useCommon();
  const texts = steps.map(({ findings: [lead] }) => {
    const { imperative, statement, consequence, verify } = splitStep(lead, locale);
    return [imperative, statement, consequence, sayFinding(lead, locale).fix, verify];
  });
  const terms = findTermsOfEach(texts, glossary);
  return new Map(steps.map(({ cause }, index) => [cause, terms[index] ?? []]));
};

const Item = ({
  step: { number, kind, findings },
  terms,
}: {
  readonly step: Step;
  readonly terms: readonly Term[];
}) => {
  const locale = useLocale();
  const { steps } = useCommon();
  const [lead] = findings;
  const { imperative, statement, consequence, verify } = splitStep(lead, locale);
  return (
    <li value={number}>
      {steps.kinds[kind]}: <b>{toBrief(imperative)}</b>. {toBrief(statement)} {consequence}{' '}
      <i>{clientWords[locale].plain.how}</i> {sayFinding(lead, locale).fix} <i>{steps.verify}:</i> {toBrief(verify)}
      {terms.length > 0 && <span class="terms"> {formatTerms(terms)}</span>}
    </li>
  );
};

const Person = ({ who, steps, more, terms }: Tasks & { readonly terms: Terms }) => {
  const { plain } = clientWords[useLocale()];
  const { whoName, whoMeans } = useCommon();
  return (
    <>
      <h3>
        {whoName[who]}
        <span class="means">{` (${whoMeans[who]})`}</span>
      </h3>
      <ol>
        {steps.map((step) => (
          <Item key={step.cause} step={step} terms={terms.get(step.cause) ?? []} />
        ))}
      </ol>
      {more > 0 && <p class="quiet">{plain.more({ count: more })}</p>}
    </>
  );
};

const Tasked = ({ tasks, after, overall }: Pick<PlainReport, 'tasks' | 'after' | 'overall'>) => {
  const { plain } = clientWords[useLocale()];
  const terms = useTerms(tasks.flatMap(({ steps }) => steps));
  return (
    <>
      <p class="short">
        {plain.order}{' '}
        {after !== null && overall !== null && plain.after({ from: overall, to: after.total, count: after.count })}
      </p>
      {tasks.map((one) => (
        <Person key={one.who} {...one} terms={terms} />
      ))}
    </>
  );
};

/** The second page on paper: the first repair steps, by who does them. */
export const StepsPage = ({ report }: { readonly report: Report }) => {
  const { plain } = clientWords[useLocale()];
  const summary = toPlainReport(report);
  return (
    <section class="paper plain" aria-labelledby="plain-title">
      <h2 id="plain-title">{plain.title}</h2>
      {summary.tasks.length === 0 ? <p>{plain.nothing}</p> : <Tasked {...summary} />}
      {summary.beyond.map(({ platform, findings }) => (
        <p key={platform} class="quiet">
          {plain.beyond({ platform: PLATFORM_NAMES[platform], count: findings.length })}
        </p>
      ))}
      {summary.untested > 0 && <p class="quiet">{plain.untested({ count: summary.untested })}</p>}
    </section>
  );
};
