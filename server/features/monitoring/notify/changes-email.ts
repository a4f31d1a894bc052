import { type DecisiveState, isDanger, listDecisiveStates } from '../../../../lib/decisive-states.ts';
import type { Outcome } from '../../../../lib/model.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { splitSentence } from '../../../../lib/words/first-sentence.ts';
import { findTermsOfEach, formatTerms, type Term } from '../../../../lib/words/glossary.ts';
import { isFaulty, writeHeadline } from '../../../../lib/words/headline.ts';
import { sayFinding, writeImperative } from '../../../../lib/words/say.ts';
import { monitorWords } from '../../../../lib/words/service/words.ts';
import { statesWords } from '../../../../lib/words/states.ts';
import { splitStep } from '../../../../lib/words/step-parts.ts';
import type { SiteChange } from '../model/changes.ts';
import { formatBetween, formatMomentIn, type Item, type SubscriberRecord, type Tone } from './email.ts';
import type { Notice, NoticeContent } from './notice.ts';

type Changes = Extract<NoticeContent, { readonly kind: 'changes' }>;

const TONES: Readonly<Record<Outcome, Tone>> = {
  pass: 'good',
  warn: 'warn',
  fail: 'fail',
  info: 'info',
  skip: 'info',
  unknown: 'info',
};

const listCauseFacts = (
  { cause }: SiteChange,
  { locale }: SubscriberRecord,
): readonly (readonly [string, string])[] => {
  if (cause === null) return [];
  const { cause: name, causes } = monitorWords[locale].changes;
  const { kind, ...versions } = cause;
  const change = { name: toBrief(versions.name), from: toBrief(versions.from), to: toBrief(versions.to) };
  return [[name, causes[kind](change)]];
};

/** Returns the facts about what to do, if anything: why, by whom, which step of the path it is, how, and how to verify it. */
const listTaskFacts = ({ step, who, after }: SiteChange, { locale }: SubscriberRecord): Item['facts'] => {
  if (step === null) return [];
  const words = monitorWords[locale].changes;
  const { steps, whoName } = commonWords[locale];
  const { fix } = sayFinding(after, locale);
  const { consequence, verify } = splitStep(after, locale);
  return [
    [steps.otherwise, consequence],
    [words.who, whoName[who]],
    [words.step, words.stepOf({ number: step.number, kind: steps.kinds[step.kind].toLowerCase() })],
    [words.fix, fix],
    [steps.verify, verify],
  ];
};

/** Returns the texts of a change that a subscriber reads: what to do and why, or the current state. */
const listTexts = ({ step, after }: SiteChange, { locale }: SubscriberRecord): readonly string[] => {
  const { title, conclusion } = sayFinding(after, locale);
  if (step === null) return [title, conclusion];
  const { imperative, statement, consequence } = splitStep(after, locale);
  return [imperative, statement, consequence];
};

/** Returns what to do and what was found; if nothing needs to be done, the current state under the name of its check. */
const describeChange = (
  { step, after }: SiteChange,
  { locale }: SubscriberRecord,
): { readonly heading: string; readonly line: string } => {
  if (step !== null) return { heading: writeImperative(after, locale), line: sayFinding(after, locale).statement };
  const { heading, lead } = writeHeadline(after, locale);
  return { heading, line: lead };
};

const toItem = (change: SiteChange, terms: readonly Term[], subscriber: SubscriberRecord): Item => {
  const words = monitorWords[subscriber.locale].changes;
  const { outcomes, pillars, steps } = commonWords[subscriber.locale];
  const { heading, line } = describeChange(change, subscriber);
  const verdict = words.verdict({ from: outcomes[change.before.outcome], to: outcomes[change.after.outcome] });
  const [last, first] = formatBetween(subscriber, ...change.between);
  return {
    tone: TONES[change.after.outcome],
    title: `${toBrief(heading)} (${pillars[change.pillar]})`,
    mark: verdict,
    line: toBrief(line),
    facts: [
      [words.since, words.between({ last, first })],
      ...listCauseFacts(change, subscriber),
      ...listTaskFacts(change, subscriber),
      ...(terms.length === 0 ? [] : [[steps.terms, formatTerms(terms)] as const]),
    ],
  };
};

/** Lists the decisive states that the page got into, gravest first. A team's own mail may name them; a public page never does. */
const listStates = (changes: readonly SiteChange[]): readonly DecisiveState[] =>
  listDecisiveStates(changes.filter(({ direction }) => direction === 'worse').map(({ after }) => after));

/** Shows the gravest state as an item of its own above all changes: what it means, what to do first, and whom to call. */
const toStateItems = (states: readonly DecisiveState[], { locale }: SubscriberRecord): readonly Item[] => {
  const [first, ...others] = states;
  if (first === undefined) return [];
  const { title, states: words } = statesWords[locale];
  const { title: name, means, first: todo, call } = words[first];
  const also = others.map((state) => words[state].title).join(' · ');
  return [
    {
      tone: isDanger(first) ? 'fail' : 'info',
      title: name,
      mark: also,
      line: means,
      facts: [[title, `${todo} ${call}`]],
    },
  ];
};

const writeSubject = ({ site, changes }: Changes, { locale }: SubscriberRecord): string => {
  const words = monitorWords[locale].changes;
  const host = toBrief(site.host);
  const [state] = listStates(changes);
  if (state !== undefined) return words.subjectState({ host, title: statesWords[locale].states[state].title });
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0) {
    // A title describes the good state. So for what got worse the subject says what to do, and for what is still faulty, what was
    // found.
    if (only.direction === 'worse' && only.step !== null)
      return words.subjectState({ host, title: toBrief(writeImperative(only.after, locale)) });
    const { title, conclusion } = sayFinding(only.after, locale);
    if (isFaulty(only.after)) return words.subjectState({ host, title: toBrief(splitSentence(conclusion)[0]) });
    return words.subjectOne({ host, title: toBrief(title), to: commonWords[locale].outcomes[only.after.outcome] });
  }
  const worse = changes.filter(({ direction }) => direction === 'worse').length;
  return words.subject({ host, worse, better: changes.length - worse });
};

/** Writes the email about changed verdicts, those that got worse first. */
export const writeChangesEmail = (notice: Notice, changed: Changes, subscriber: SubscriberRecord) => {
  const { site, changes, total } = changed;
  const words = monitorWords[subscriber.locale].changes;
  const worse = changes.filter(({ direction }) => direction === 'worse');
  const better = changes.filter(({ direction }) => direction === 'better');
  const { before, after } = total;
  const inOrder = [...worse, ...better];
  const terms = findTermsOfEach(
    inOrder.map((change) => listTexts(change, subscriber)),
    commonWords[subscriber.locale].glossary,
  );
  return {
    subject: writeSubject(changed, subscriber),
    heading: words.heading({ host: toBrief(site.host), count: changes.length }),
    paragraphs: [
      words.lead({ at: formatMomentIn(subscriber, notice.at) }),
      ...(before === null || after === null ? [] : [words.total({ before, after })]),
    ],
    items: [
      ...toStateItems(listStates(changes), subscriber),
      ...inOrder.map((change, index) => toItem(change, terms[index] ?? [], subscriber)),
    ],
  };
};
