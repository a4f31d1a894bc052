import type { Outcome } from '../../lib/model.ts';
import { brief } from '../../lib/view/visible.ts';
import type { SiteChange } from '../../lib/watch/changes.ts';
import { commonWords } from '../../lib/words/common.ts';
import { imperativeFor, say } from '../../lib/words/say.ts';
import { watchWords } from '../../lib/words/watch.ts';
import { betweenIn, type Item, momentIn, type Reader, type Tone } from './letter.ts';
import type { Notice, Told } from './notice.ts';

type Changes = Extract<Told, { readonly kind: 'changes' }>;

const TONES: Readonly<Record<Outcome, Tone>> = {
  ...{ pass: 'good', warn: 'warn', fail: 'fail', info: 'info', skip: 'info', unknown: 'info' },
};

const causeOf = ({ cause }: SiteChange, { locale }: Reader): readonly (readonly [string, string])[] => {
  if (cause === null) return [];
  const { cause: name, causes } = watchWords[locale].changes;
  const { kind, ...versions } = cause;
  const told = { name: brief(versions.name), from: brief(versions.from), to: brief(versions.to) };
  return [[name, causes[kind](told)]];
};

/** What is to be done, where something is: by whom, which step of the path it is, and how. */
const taskOf = ({ step, who, after }: SiteChange, { locale }: Reader): Item['facts'] => {
  if (step === null) return [];
  const words = watchWords[locale].changes;
  const { steps, whoName } = commonWords[locale];
  return [
    [words.who, whoName[who]],
    [words.step, words.stepOf({ number: step.number, kind: steps.kinds[step.kind].toLowerCase() })],
    [words.fix, say(after, locale).fix],
  ];
};

const itemOf = (change: SiteChange, reader: Reader): Item => {
  const words = watchWords[reader.locale].changes;
  const { outcomes, pillars } = commonWords[reader.locale];
  const { title, conclusion } = say(change.after, reader.locale);
  const heading = change.step === null ? title : imperativeFor(change.after, reader.locale);
  const verdict = words.verdict({ from: outcomes[change.before.outcome], to: outcomes[change.after.outcome] });
  const [last, first] = betweenIn(reader, ...change.between);
  return {
    tone: TONES[change.after.outcome],
    title: `${brief(heading)} (${pillars[change.pillar]})`,
    mark: verdict,
    line: brief(conclusion),
    facts: [[words.since, words.between({ last, first })], ...causeOf(change, reader), ...taskOf(change, reader)],
  };
};

const subjectOf = ({ site, changes }: Changes, { locale }: Reader): string => {
  const words = watchWords[locale].changes;
  const host = brief(site.host);
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0) {
    const to = commonWords[locale].outcomes[only.after.outcome];
    return words.subjectOne({ host, title: brief(say(only.after, locale).title), to });
  }
  const worse = changes.filter(({ direction }) => direction === 'worse').length;
  return words.subject({ host, worse, better: changes.length - worse });
};

/** What is told of verdicts that changed: the worse ones first. */
export const changesLetter = (notice: Notice, told: Changes, reader: Reader) => {
  const { site, changes, total } = told;
  const words = watchWords[reader.locale].changes;
  const worse = changes.filter(({ direction }) => direction === 'worse');
  const better = changes.filter(({ direction }) => direction === 'better');
  const { before, after } = total;
  return {
    subject: subjectOf(told, reader),
    heading: words.heading({ host: brief(site.host), count: changes.length }),
    paragraphs: [
      words.lead({ at: momentIn(reader, notice.at) }),
      ...(before === null || after === null ? [] : [words.total({ before, after })]),
    ],
    items: [...worse, ...better].map((change) => itemOf(change, reader)),
  };
};
