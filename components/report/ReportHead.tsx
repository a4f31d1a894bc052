import type { ComponentChildren } from 'preact';
import type { ResultLimit } from '../../lib/api/result.ts';
import { isDanger } from '../../lib/decisive-states.ts';
import type { DecisiveState, Range } from '../../lib/model.ts';
import { gradeOf } from '../../lib/view/grade.ts';
import { brief } from '../../lib/view/visible.ts';
import { dayIn } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { limitSentence } from '../../lib/words/report/total.ts';
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
  /** Address of what follows the path on this page. */
  readonly skipTo: string;
  /** What the page is before anything else. */
  readonly states?: readonly DecisiveState[];
  /** That, drawn. */
  readonly first?: ComponentChildren;
  /** What must be known before anything is read. */
  readonly children?: ComponentChildren;
}

/**
 * What the number rests on, for whoever reads no further: what limits it and how sure it is. The number and its word stand beside it in
 * the side column; who hears the page, or has no room for that column, gets them here.
 */
const InShort = ({
  overall,
  incomplete,
  range,
  limit,
  states = [],
}: Pick<Props, 'overall' | 'incomplete' | 'range' | 'limit' | 'states'>) => {
  const language = useLanguage();
  const { locale, common } = language;
  const words = reportWords[locale];
  const { word } = gradeOf(overall, locale);
  const why = limit === null ? '' : brief(limitSentence(limit, language));
  if (overall === null || word === null) return <p class="short">{why || words.noGradeBecause}</p>;
  // A danger says by itself why the number is low.
  const limited = states.some(isDanger) ? '' : why;
  const between = incomplete && range ? common.range({ low: range[0], high: range[1] }) : '';
  return (
    <p class="short" data-alone={limited === '' && between === '' ? '' : undefined}>
      <span class="unseen number-said">
        {words.inShort({ word, score: overall })} {incomplete && between === '' && words.incompleteNote}{' '}
      </span>
      {limited} {between}
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
      <h1 tabIndex={-1}>
        <bdi>{brief(props.host)}</bdi>
      </h1>
      <p class="when">{dayIn(locale, props.at)}</p>
      {props.first}
      <InShort {...props} />
      {props.children}
    </header>
  );
};
