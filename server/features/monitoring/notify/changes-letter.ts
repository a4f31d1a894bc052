import { type DecisiveState, decisiveStates, isDanger } from '../../../../lib/decisive-states.ts';
import type { Outcome } from '../../../../lib/model.ts';
import { brief } from '../../../../lib/view/visible.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { splitSentence } from '../../../../lib/words/first-sentence.ts';
import { type Term, termsLine, termsOfEach } from '../../../../lib/words/glossary.ts';
import { headline, isFaulty } from '../../../../lib/words/headline.ts';
import { imperativeFor, say } from '../../../../lib/words/say.ts';
import { watchWords } from '../../../../lib/words/service/words.ts';
import { statesWords } from '../../../../lib/words/states.ts';
import { stepParts } from '../../../../lib/words/step-parts.ts';
import type { SiteChange } from '../model/changes.ts';
import { betweenIn, type Item, momentIn, type Reader, type Tone } from './letter.ts';
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

const causeOf = ({ cause }: SiteChange, { locale }: Reader): readonly (readonly [string, string])[] => {
  if (cause === null) return [];
  const { cause: name, causes } = watchWords[locale].changes;
  const { kind, ...versions } = cause;
  const change = { name: brief(versions.name), from: brief(versions.from), to: brief(versions.to) };
  return [[name, causes[kind](change)]];
};

/** What is to be done, where something is: why, by whom, which step of the path it is, how, and how to see that it worked. */
const taskOf = ({ step, who, after }: SiteChange, { locale }: Reader): Item['facts'] => {
  if (step === null) return [];
  const words = watchWords[locale].changes;
  const { steps, whoName } = commonWords[locale];
  const { fix } = say(after, locale);
  const { consequence, verify } = stepParts(after, locale);
  return [
    [steps.otherwise, consequence],
    [words.who, whoName[who]],
    [words.step, words.stepOf({ number: step.number, kind: steps.kinds[step.kind].toLowerCase() })],
    [words.fix, fix],
    [steps.verify, verify],
  ];
};

/** What a reader sees of a change: what to do and why, or what is so now. */
const textsOf = ({ step, after }: SiteChange, { locale }: Reader): readonly string[] => {
  const { title, conclusion } = say(after, locale);
  if (step === null) return [title, conclusion];
  const { imperative, statement, consequence } = stepParts(after, locale);
  return [imperative, statement, consequence];
};

/** What to do and what was found; where nothing is to be done what is so now, under the name of its check. */
const textOf = (
  { step, after }: SiteChange,
  { locale }: Reader,
): { readonly heading: string; readonly line: string } => {
  if (step !== null) return { heading: imperativeFor(after, locale), line: say(after, locale).statement };
  const { heading, lead } = headline(after, locale);
  return { heading, line: lead };
};

const itemOf = (change: SiteChange, terms: readonly Term[], reader: Reader): Item => {
  const words = watchWords[reader.locale].changes;
  const { outcomes, pillars, steps } = commonWords[reader.locale];
  const { heading, line } = textOf(change, reader);
  const verdict = words.verdict({ from: outcomes[change.before.outcome], to: outcomes[change.after.outcome] });
  const [last, first] = betweenIn(reader, ...change.between);
  return {
    tone: TONES[change.after.outcome],
    title: `${brief(heading)} (${pillars[change.pillar]})`,
    mark: verdict,
    line: brief(line),
    facts: [
      [words.since, words.between({ last, first })],
      ...causeOf(change, reader),
      ...taskOf(change, reader),
      ...(terms.length === 0 ? [] : [[steps.terms, termsLine(terms)] as const]),
    ],
  };
};

/** What the page became before anything else, gravest first; a team's own mail may name it, a public page never does. */
const statesOf = (changes: readonly SiteChange[]): readonly DecisiveState[] =>
  decisiveStates(changes.filter(({ direction }) => direction === 'worse').map(({ after }) => after));

/** The gravest of them as a part of its own, above all changes: what it means, what to do first, and whom to call. */
const stateItems = (states: readonly DecisiveState[], { locale }: Reader): readonly Item[] => {
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

const subjectOf = ({ site, changes }: Changes, { locale }: Reader): string => {
  const words = watchWords[locale].changes;
  const host = brief(site.host);
  const [state] = statesOf(changes);
  if (state !== undefined) return words.subjectState({ host, title: statesWords[locale].states[state].title });
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0) {
    // A title is so when all is well: of what got worse what to do is told, and of what is not in order what was found.
    if (only.direction === 'worse' && only.step !== null)
      return words.subjectState({ host, title: brief(imperativeFor(only.after, locale)) });
    const { title, conclusion } = say(only.after, locale);
    if (isFaulty(only.after)) return words.subjectState({ host, title: brief(splitSentence(conclusion)[0]) });
    return words.subjectOne({ host, title: brief(title), to: commonWords[locale].outcomes[only.after.outcome] });
  }
  const worse = changes.filter(({ direction }) => direction === 'worse').length;
  return words.subject({ host, worse, better: changes.length - worse });
};

/** What is told of verdicts that changed: the worse ones first. */
export const changesLetter = (notice: Notice, changed: Changes, reader: Reader) => {
  const { site, changes, total } = changed;
  const words = watchWords[reader.locale].changes;
  const worse = changes.filter(({ direction }) => direction === 'worse');
  const better = changes.filter(({ direction }) => direction === 'better');
  const { before, after } = total;
  const inOrder = [...worse, ...better];
  const terms = termsOfEach(
    inOrder.map((change) => textsOf(change, reader)),
    commonWords[reader.locale].glossary,
  );
  return {
    subject: subjectOf(changed, reader),
    heading: words.heading({ host: brief(site.host), count: changes.length }),
    paragraphs: [
      words.lead({ at: momentIn(reader, notice.at) }),
      ...(before === null || after === null ? [] : [words.total({ before, after })]),
    ],
    items: [
      ...stateItems(statesOf(changes), reader),
      ...inOrder.map((change, index) => itemOf(change, terms[index] ?? [], reader)),
    ],
  };
};
