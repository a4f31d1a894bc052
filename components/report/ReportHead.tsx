import type { ComponentChildren } from 'preact';
import { toGrade } from '../../lib/view/grade.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatDay } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { useLanguage, useLocale } from '../shared/locale.ts';
import { type Basis, formatBasis } from './head-text.ts';

interface Props extends Basis {
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Address of the part after the path on this page. */
  readonly skipTo: string;
  /** The view of the page's decisive state. */
  readonly first?: ComponentChildren;
  /** What a reader must know before reading. */
  readonly children?: ComponentChildren;
}

/**
 * The basis of the number, for those who read no further. The number and its word are beside it in the side column;
 * screen readers, and screens without room for that column, get them here.
 */
const InShort = (basis: Basis) => {
  const language = useLanguage();
  const words = reportWords[language.locale];
  const { overall, incomplete, range } = basis;
  const { word } = toGrade(overall, language.locale);
  const text = formatBasis(basis, language);
  if (overall === null || word === null) return text === '' ? null : <p class="short">{text}</p>;
  return (
    <p class="short" data-alone={text === '' ? '' : undefined}>
      <span class="unseen number-said">
        {words.inShort({ word, score: overall })} {incomplete && !range && words.incompleteNote}{' '}
      </span>
      {text}
    </p>
  );
};

/** The site of the report, its day, and its result in short. */
export const ReportHead = (props: Props) => {
  const locale = useLocale();
  const words = reportWords[locale];
  return (
    <header class="report-head">
      <a class="skip" href={props.skipTo}>
        {words.skip}
      </a>
      <h1 tabIndex={-1}>
        <bdi>{toBrief(props.host)}</bdi>
      </h1>
      <p class="when">{formatDay(locale, props.at)}</p>
      {props.first}
      <InShort {...props} />
      {props.children}
    </header>
  );
};
