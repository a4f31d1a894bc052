import type { ComponentChildren } from 'preact';
import type { ResultLimit } from '../../lib/api/result.ts';
import { isDanger } from '../../lib/decisive-states.ts';
import type { DecisiveState, Pillar, Range } from '../../lib/model.ts';
import { gradeOf } from '../../lib/view/grade.ts';
import { brief } from '../../lib/view/visible.ts';
import { dayIn } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report.ts';
import { limitSentence } from '../../lib/words/total.ts';
import { useLanguage, useLocale } from '../shared/locale.ts';

interface Props {
  readonly host: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly overall: number | null;
  readonly incomplete: boolean;
  /** Lowest and highest total that what was not seen leaves open. */
  readonly range?: Range | undefined;
  /** What limits the total, or why there is none. */
  readonly limit: ResultLimit | null;
  readonly pillars: readonly { readonly id: Pillar; readonly score: number | null }[];
  /** Address of what follows the path on this page. */
  readonly skipTo: string;
  /** What the page is before anything else. */
  readonly states?: readonly DecisiveState[];
  /** That, drawn. */
  readonly first?: ComponentChildren;
  /** What must be known before anything is read. */
  readonly children?: ComponentChildren;
}

/** The result in two sentences, for whoever reads no further. */
const InShort = ({
  overall,
  incomplete,
  range,
  limit,
  pillars,
  states = [],
}: Pick<Props, 'overall' | 'incomplete' | 'range' | 'limit' | 'pillars' | 'states'>) => {
  const language = useLanguage();
  const { locale, common } = language;
  const words = reportWords[locale];
  const { word } = gradeOf(overall, locale);
  const scored = pillars.flatMap(({ id, score }) => (score === null ? [] : [{ pillar: common.pillars[id], score }]));
  const [weakest] = scored.toSorted((a, b) => a.score - b.score);
  const [strongest] = scored.toSorted((a, b) => b.score - a.score);
  const differ = weakest && strongest && weakest.score < strongest.score;
  const limited = limit === null ? '' : brief(limitSentence(limit, language));
  if (overall === null || word === null) return <p class="short">{limited || words.noGradeBecause}</p>;
  return (
    <p class="short">
      {words.inShort({ word, score: overall })} {differ && !states.some(isDanger) && words.strongest(strongest)}{' '}
      {differ && limit?.by !== 'lowest' && words.weakest(weakest)} {limited}{' '}
      {incomplete && (range ? common.range({ low: range[0], high: range[1] }) : words.incompleteNote)}
    </p>
  );
};

/** Whose report this is, of when, and what it comes down to. */
export const ReportHead = (props: Props) => {
  const locale = useLocale();
  const words = reportWords[locale];
  return (
    <header class="report-head">
      <a class="skip" href={props.skipTo}>
        {words.skip}
      </a>
      <p class="product">{words.heading}</p>
      <h1 tabIndex={-1}>
        <bdi>{brief(props.host)}</bdi>
      </h1>
      <p class="when">{words.scannedOn({ day: dayIn(locale, props.at) })}</p>
      {props.first}
      <InShort {...props} />
      {props.children}
    </header>
  );
};
