import { useCommon, useLocale } from '../../../../components/shared/locale.ts';
import { Trend } from '../../../../components/shared/Trend.tsx';
import { PILLARS } from '../../../../lib/model.ts';
import { toTrend } from '../../../../lib/view/compare/trend.ts';
import { toGrade } from '../../../../lib/view/grade.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import type { SiteView } from './site-view.ts';
import { Change, computeChange } from './table.tsx';

interface LineProps extends Pick<SiteView, 'course'> {
  readonly id: string;
  readonly name: string;
  readonly change: number | null;
  readonly score: (scan: SiteView['course'][number]) => number | null;
}

const Line = ({ id, name, change, score, course }: LineProps) => {
  const locale = useLocale();
  const common = useCommon();
  const [last] = course;
  const now = last === undefined ? null : score(last);
  const points = toTrend(course.map((scan) => ({ id: scan.scan, finishedAt: scan.at, overall: score(scan) })));
  return (
    <li id={id} data-step={toGrade(now, locale).step ?? 0}>
      <h3>{name}</h3>
      <span class="pair">
        <b class="score">{now ?? '–'}</b>
        {now === null && <span class="unseen">{common.noScore}</span>}
        <Change points={change} />
      </span>
      <Trend points={points} />
    </li>
  );
};

/** The history of the total and of every pillar over the last scans. */
export const ScoreHistory = ({ site, course }: Pick<SiteView, 'site' | 'course'>) => {
  const { site: words, table } = sitesWords[useLocale()];
  const common = useCommon();
  return (
    <section id="course" aria-labelledby="course-title">
      <h2 id="course-title">{words.trends}</h2>
      <p class="quiet">{words.trendsIntro({ count: course.length })}</p>
      <ul class="courses">
        <Line id="total" name={table.total} change={site.change} score={({ total }) => total} course={course} />
        {PILLARS.map((pillar) => (
          <Line
            key={pillar}
            id={`pillar-${pillar}`}
            name={common.pillars[pillar]}
            change={computeChange(site, pillar)}
            score={({ scores }) => scores[pillar] ?? null}
            course={course}
          />
        ))}
      </ul>
    </section>
  );
};
