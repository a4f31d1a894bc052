import type { ComponentProps } from 'preact';
import { ErrorBoundary } from '../../../../../components/shared/ErrorBoundary.tsx';
import { GradeWord } from '../../../../../components/shared/GradeWord.tsx';
import { useCommon, useLocale } from '../../../../../components/shared/locale.ts';
import { Section } from '../../../../../components/shared/Section.tsx';
import { SixColumns } from '../../../../../components/shared/SixColumns.tsx';
import { Table } from '../../../../../components/shared/Table.tsx';
import { PILLARS } from '../../../../../lib/model.ts';
import { toColumns } from '../../../../../lib/view/compare/columns.ts';
import { isLimited, toGrade } from '../../../../../lib/view/grade.ts';
import { toBrief } from '../../../../../lib/view/visible.ts';
import { kindWords } from '../../../../../lib/words/kinds.ts';
import { getCheckTitle, sayLimit } from '../../../../../lib/words/say.ts';
import { siteWords } from '../../../../../lib/words/service/site.ts';
import type { Folded } from '../../model/fold.ts';
import type { SiteGrade } from '../../model/site-grade.ts';
import { FoldedCheck } from './FoldedCheck.tsx';
import { type ShownPage, toShownPath } from './shown-page.ts';

interface SiteTotalProps {
  readonly grade: SiteGrade;
}

/** Explains what limits the site's total, or why there is none; the usual sentence speaks of a single page. */
const limitSaid = ({ limit, limiting }: SiteGrade, locale: 'nl' | 'en'): string =>
  limit?.by === 'notApplicable'
    ? siteWords[locale].grade.notApplicable
    : toBrief(sayLimit({ limit, findings: limiting }, locale));

const Pillars = ({ grade }: SiteTotalProps) => {
  const locale = useLocale();
  const common = useCommon();
  return (
    <table class="table" aria-label={siteWords[locale].grade.pillars}>
      <tbody>
        {grade.scores.map(({ pillar, score, incomplete }) => (
          <tr key={pillar} data-step={toGrade(score, locale).step ?? 0}>
            <th scope="row">{common.pillars[pillar]}</th>
            <td class="num score">{score ?? '–'}</td>
            <td>
              {toGrade(score, locale).word ?? common.noScore}
              {incomplete && score !== null && <span class="tag">{common.incomplete}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The grade of a site, its six pillars, and how the grade was computed. */
const SiteTotal = ({ grade }: SiteTotalProps) => {
  const locale = useLocale();
  const { grade: words } = siteWords[locale];
  const { overall, incomplete, limit, scores, seen, of } = grade;
  return (
    <div class="site-total">
      <div>
        <GradeWord score={overall} incomplete={incomplete} limited={isLimited(limit)} without={words.none} />
        <SixColumns columns={toColumns(scores.map(({ pillar, score }) => ({ id: pillar, score })))} />
      </div>
      <div class="grade-details">
        <Pillars grade={grade} />
        <p>
          {words.seen({ seen, of })} {seen * 2 < of && words.few} {limitSaid(grade, locale)}
        </p>
        <p class="quiet">{words.rule}</p>
      </div>
    </div>
  );
};

interface SitePagesProps {
  readonly page: ShownPage;
}

const Score = ({ score }: { readonly score: number | null }) => {
  const common = useCommon();
  return (
    <td class="num score" data-step={toGrade(score, 'nl').step ?? 0}>
      {score ?? '–'}
      {score === null && <span class="unseen">{common.noScore}</span>}
    </td>
  );
};

/** Returns the kind of page, or why it has no result. */
const useKind = ({ report, why }: ShownPage): string => {
  const locale = useLocale();
  const { reasons, pages } = siteWords[locale];
  if (report === null) return reasons[why ?? 'internal'];
  return report.kind === undefined ? pages.unknownKind : kindWords[locale].names[report.kind];
};

const Row = ({ page }: SitePagesProps) => {
  const { report, href } = page;
  const scores = PILLARS.map((pillar) => report?.scores.find((one) => one.pillar === pillar)?.score ?? null);
  const path = <bdi>{toShownPath(page)}</bdi>;
  return (
    <tr>
      <th scope="row">
        {href === null ? path : <a href={href}>{path}</a>}
        <span class="of-kind">{useKind(page)}</span>
      </th>
      <Score score={report?.overall ?? null} />
      {scores.map((score, index) => (
        <Score key={PILLARS[index]} score={score} />
      ))}
    </tr>
  );
};

/** The pages of a site report: the kind of each, its scores, and a link to its own report. */
const SitePages = ({ pages }: { readonly pages: readonly ShownPage[] }) => {
  const { pages: words } = siteWords[useLocale()];
  const common = useCommon();
  const numbers = [words.total, ...PILLARS.map((pillar) => common.pillars[pillar])];
  return (
    <Table columns={[words.page, ...numbers]} numbers={numbers} kind="site-pages" scrolls={words.table}>
      {pages.map((page) => (
        <Row key={page.href ?? page.url} page={page} />
      ))}
    </Table>
  );
};

interface FoldedChecksProps {
  readonly checks: readonly Folded[];
  readonly pages: readonly ShownPage[];
}

const List = ({ checks, pages, heading }: FoldedChecksProps & Pick<ComponentProps<typeof FoldedCheck>, 'heading'>) => {
  const locale = useLocale();
  return (
    <div class="folded">
      {checks.map((check) => (
        <ErrorBoundary key={check.id} name={getCheckTitle(check.id, locale)}>
          <FoldedCheck {...{ check, pages, heading }} />
        </ErrorBoundary>
      ))}
    </div>
  );
};

const Rest = ({ name, checks, pages }: FoldedChecksProps & { readonly name: string }) =>
  checks.length === 0 ? null : (
    <details class="group">
      <summary>
        <h3>{name}</h3>
        <span class="count">{checks.length}</span>
      </summary>
      <List {...{ checks, pages }} heading="h4" />
    </details>
  );

/** Every check of several pages, each once: first what needs to be done, in the order of the path, then the others, collapsed. */
const FoldedChecks = ({ checks, pages }: FoldedChecksProps) => {
  const { checks: words } = siteWords[useLocale()];
  const isOpen = ({ groups }: Folded): boolean => (groups[0]?.kind ?? null) !== null;
  const tested = checks.filter(({ groups }) => groups.length > 0);
  const nowhere = checks.filter(({ groups }) => groups.length === 0);
  const open = tested.filter(isOpen);
  return (
    <>
      {open.length === 0 && <p>{words.nothing}</p>}
      <List checks={open} pages={pages} heading="h3" />
      <Rest name={words.other} checks={tested.filter((check) => !isOpen(check))} pages={pages} />
      <Rest name={words.untested} checks={nowhere.filter(({ untested }) => untested.length > 0)} pages={pages} />
      <Rest name={words.needless} checks={nowhere.filter(({ untested }) => untested.length === 0)} pages={pages} />
    </>
  );
};

interface Props {
  /** The chosen pages, in the order passed to `foldPages` and `computeSiteGrade`. */
  readonly pages: readonly ShownPage[];
  readonly grade: SiteGrade;
  readonly checks: readonly Folded[];
  /** Where the addresses of the pages come from; null if nobody looked for them. */
  readonly from: 'sitemap' | 'links' | 'none' | null;
}

/**
 * The report of several pages of one site: grade and pillars, the pages, and every check once. Its headings start at `h2`, it
 * needs no client script, and it must be rendered inside a locale provider.
 */
export const SiteReport = ({ pages, grade, checks, from }: Props) => {
  const words = siteWords[useLocale()];
  return (
    <div class="sheet site-report">
      <Section id="site-grade" title={words.grade.title}>
        <SiteTotal grade={grade} />
      </Section>
      <Section id="site-pages" title={words.pages.title} intro={from === null ? '' : words.from[from]}>
        <SitePages pages={pages} />
      </Section>
      <Section id="site-checks" title={words.checks.todo}>
        <FoldedChecks checks={checks} pages={pages} />
      </Section>
    </div>
  );
};
