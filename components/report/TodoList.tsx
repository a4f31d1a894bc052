import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Finding } from '../../lib/model.ts';
import type { Site } from '../../lib/repairs/shape.ts';
import type { Beyond } from '../../lib/view/beyond.ts';
import { toBrief } from '../../lib/view/visible.ts';
import type { Step } from '../../lib/view.ts';
import { findTermsOfEach, type Term } from '../../lib/words/glossary.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { decisionWords } from '../../lib/words/report/decision.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayFinding, writeImperative } from '../../lib/words/say.ts';
import { formatWorth } from '../../lib/words/step.ts';
import { splitStep } from '../../lib/words/step-parts.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { LapsedDecisions } from './finding/LapsedDecisions.tsx';
import { CopyTicket } from './repair/CopyTicket.tsx';
import { StepRepairs } from './repair/StepRepairs.tsx';

interface LeftOutProps {
  readonly findings: readonly Finding[];
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

/** Findings that are no longer tasks, each with a link to its decision. */
export const LeftOut = ({ findings, linkTo }: LeftOutProps) => {
  const locale = useLocale();
  const element = useRef<HTMLParagraphElement>(null);
  const before = useRef(findings.length);
  useEffect(() => {
    // The step in which the decision was made has gone, and the focus with it.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (findings.length > before.current && isLost) element.current?.focus();
    before.current = findings.length;
  }, [findings.length]);
  return (
    <p class="left-out" tabIndex={-1} ref={element} hidden={findings.length === 0}>
      {decisionWords[locale].leftOut}{' '}
      {findings.map((finding, index) => (
        <span key={finding.id} dir="auto">
          {index > 0 && ' · '}
          <a href={linkTo(`check-${finding.id}`)}>
            {toBrief(sayFinding(finding, locale).statement).replace(/\.$/, '')}
          </a>
        </span>
      ))}
    </p>
  );
};

interface BeyondProps {
  readonly beyond: readonly Beyond[];
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

const BeyondItem = ({ finding, linkTo }: Pick<BeyondProps, 'linkTo'> & { readonly finding: Finding }) => (
  <li>
    <a href={linkTo(`check-${finding.id}`)}>{toBrief(sayFinding(finding, useLocale()).statement)}</a>
  </li>
);

/** Findings that are no steps because only the platform's maker can repair them: the platform, and a ticket for its help desk. */
const BeyondOwner = ({ beyond, linkTo }: BeyondProps) => {
  const { todo } = reportWords[useLocale()];
  return (
    <>
      {beyond.map(({ platform, findings }) => {
        const of = { platform: PLATFORM_NAMES[platform], count: findings.length };
        return (
          <details key={platform} class="beyond">
            <summary>{todo.beyond.title(of)}</summary>
            <p>{todo.beyond.text(of)}</p>
            <ul>
              {findings.map((finding) => (
                <BeyondItem key={finding.id} finding={finding} linkTo={linkTo} />
              ))}
            </ul>
            <CopyTicket findings={findings} />
          </details>
        );
      })}
    </>
  );
};

/** Steps shown before "show more", if there is room for them, and on paper. */
const FIRST = { screen: 3, paper: 10 };

interface Props {
  readonly steps: readonly Step[];
  /** How many of them are shown before "show more". */
  readonly first?: number;
  /** Findings with a decision: no steps of the path. */
  readonly leftOut: readonly Finding[];
  /** Findings that only the site's platform can repair: no steps either. */
  readonly beyond: readonly Beyond[];
  readonly isFiltered: boolean;
  /** Data of the site for its repairs; null when its name cannot be used in them. */
  readonly site: Site | null;
  /** The part that sends the first steps to the web builder; absent when the path is only shown. */
  readonly toBuilder?: ComponentChildren;
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

interface ItemProps extends Pick<Props, 'site'> {
  readonly step: Step;
  /** Explanations of its words, where they first occur. */
  readonly terms: readonly Term[];
  /** Whether the person who does it is named for the first time, and so explained. */
  readonly isFirstOf: boolean;
}

const Item = ({ step, terms, site, isFirstOf }: ItemProps) => {
  const locale = useLocale();
  const common = useCommon();
  const [lead] = step.findings;
  const who: Term = { term: common.whoName[step.who], means: common.whoMeans[step.who] };
  return (
    <>
      <span class="number">{`${step.number}.`}</span>
      <div>
        <span class="kind">{common.steps.kinds[step.kind]}</span>{' '}
        <b class="do">{toBrief(writeImperative(lead, locale))}</b>
        <p class="who">
          <span class="for">{common.whoName[step.who]}</span>
        </p>
        <StepRepairs step={step} terms={isFirstOf ? [...terms, who] : terms} site={site} />
      </div>
      <span class="worth">{formatWorth(step, { locale, common })}</span>
    </>
  );
};

/** Whether the step at an index is the first one of the person who does it, who is explained there. */
const isFirstOfWho = (steps: readonly Step[], index: number): boolean =>
  steps.findIndex(({ who }) => who === steps[index]?.who) === index;

/** Removes the reference to a step that is not on the screen. */
const withoutHidden = (step: Step, shown: readonly Step[]): Step =>
  shown.some(({ number }) => number === step.countsWith) ? step : { ...step, countsWith: null };

/** The path: the repair steps in order, the gain of each, who does it, and how. */
export const TodoList = ({ steps, first = FIRST.screen, leftOut, beyond, isFiltered, toBuilder, ...of }: Props) => {
  const locale = useLocale();
  const { todo } = reportWords[locale];
  const [all, setAll] = useState(false);
  const drawn = all ? steps : steps.slice(0, FIRST.paper);
  const shown = all ? steps : steps.slice(0, first);
  const { glossary } = useCommon();
  const terms = findTermsOfEach(
    drawn.map(({ findings: [lead] }) => {
      const { imperative, statement } = splitStep(lead, locale);
      return [imperative, statement];
    }),
    glossary,
  );
  return (
    <section class="todo" id="todo" aria-labelledby="todo-title">
      <h2 id="todo-title" tabIndex={-1}>
        {todo.title}
      </h2>
      {steps.length === 0 && <p>{isFiltered ? todo.hidden : todo.none}</p>}
      <ol class="actions">
        {drawn.map((step, index) => (
          <li key={step.cause} data-kind={step.kind} hidden={!all && index >= first}>
            <ErrorBoundary name={writeImperative(step.findings[0], locale)}>
              <Item
                step={withoutHidden(step, shown)}
                terms={terms[index] ?? []}
                site={of.site}
                isFirstOf={isFirstOfWho(drawn, index)}
              />
            </ErrorBoundary>
          </li>
        ))}
      </ol>
      {steps.length > first && (
        <button type="button" class="button" data-kind="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? todo.fewer : todo.more({ count: steps.length - first })}
        </button>
      )}
      {toBuilder}
      {all && <p class="quiet">{todo.intro}</p>}
      <BeyondOwner beyond={beyond} linkTo={of.linkTo} />
      <LeftOut findings={leftOut} linkTo={of.linkTo} />
      <LapsedDecisions linkTo={of.linkTo} />
    </section>
  );
};
