import type { Limit, Pillar } from '../../lib/model.ts';
import { toColumns } from '../../lib/view/compare/columns.ts';
import { isLimited, toGrade } from '../../lib/view/grade.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { GradeWord } from '../shared/GradeWord.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { SixColumns } from '../shared/SixColumns.tsx';

interface PillarScore {
  readonly id: Pillar;
  readonly score: number | null;
  readonly incomplete?: boolean;
}

interface Props {
  readonly overall: number | null;
  readonly incomplete: boolean;
  readonly limit: Limit | null;
  readonly pillars: readonly PillarScore[];
  /** The repair path comes first. */
  readonly hasPath: boolean;
  /** Sections after the pillars: anchor and name. */
  readonly sections: readonly { readonly anchor: string; readonly name: string }[];
  readonly linkTo: (anchor: string) => string;
}

/** The six scores, as a visual overview: the links to them are in the table of contents. */
const Scores = ({ pillars }: Pick<Props, 'pillars'>) => {
  const locale = useLocale();
  const common = useCommon();
  return (
    <ul class="contents scores">
      {pillars.map(({ id, score, incomplete = false }) => (
        <li key={id} data-step={toGrade(score, locale).step ?? 0}>
          <span class="name">{common.pillars[id]}</span>
          {incomplete && score !== null && <span class="tag">{common.incomplete}</span>}
          <span class="score">{score ?? '–'}</span>
        </li>
      ))}
    </ul>
  );
};

/** Grade, chart, the six scores, and the table of contents, collapsed. */
export const ReportSide = ({ overall, incomplete, limit, pillars, hasPath, sections, linkTo }: Props) => {
  const locale = useLocale();
  const words = reportWords[locale];
  const common = useCommon();
  return (
    <aside class="side" aria-label={words.side}>
      <GradeWord score={overall} incomplete={incomplete} limited={isLimited(limit)} without={words.noGrade} />
      <SixColumns columns={toColumns(pillars)} />
      <Scores pillars={pillars} />
      <nav aria-label={words.contents}>
        <details>
          <summary>{words.contents}</summary>
          <ul class="contents">
            {hasPath && (
              <li>
                <a href={linkTo('todo')}>{words.todo.title}</a>
              </li>
            )}
            {pillars.map(({ id }) => (
              <li key={id}>
                <a href={linkTo(`pillar-${id}`)}>{common.pillars[id]}</a>
              </li>
            ))}
            {sections.map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={linkTo(anchor)}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </aside>
  );
};
