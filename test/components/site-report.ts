import type { ComponentProps } from 'preact';
import { type Finding, PILLARS, type Report } from '../../lib/model.ts';
import { gradeFindings } from '../../lib/score.ts';
import { foldPages } from '../../server/features/crawls/model/fold.ts';
import { computeSiteGrade } from '../../server/features/crawls/model/site-grade.ts';
import type { SiteReport } from '../../server/features/crawls/pages/site-report/SiteReport.tsx';
import type { ShownPage } from '../../server/features/crawls/pages/site-report/shown-page.ts';
import { sampleReport } from './sample.ts';

/** The sample with other findings, by the one rule. */
const otherwise = (change: (finding: Finding) => Finding): Report => {
  const report = sampleReport();
  const findings = report.findings.map(change);
  return { ...report, findings, ...gradeFindings(findings, PILLARS) };
};

const mended =
  (ids: readonly string[]) =>
  (finding: Finding): Finding =>
    ids.includes(finding.id) ? { ...finding, outcome: 'pass', credit: 1, points: 0, cap: null, items: [] } : finding;

/** A check that the sample finds a fault in, and of a page. */
export const MENDED = 'image-alternatives';

/** Five pages of one site: four seen, of which two lack a fault of the others and one was cut off; and one that stays away. */
export const sampleSite = (): ComponentProps<typeof SiteReport> => {
  const cut = (finding: Finding): Finding =>
    finding.id === MENDED ? { ...finding, outcome: 'unknown', code: null, why: 'time', points: 0, cap: null } : finding;
  const reports = [sampleReport(), otherwise(mended([MENDED])), sampleReport(), otherwise(cut), null];
  const paths = [
    '/',
    '/contact',
    '/blog/een-lang-artikel-over-fietsen-in-de-winter?pagina=2',
    '/producten/fiets',
    '/prive',
  ];
  const pages = reports.map(
    (report, index): ShownPage => ({
      url: `https://voorbeeld.nl${paths[index]}`,
      report: report && { ...report, kind: (['home', 'contact', 'article', 'product'] as const)[index] ?? 'content' },
      why: report === null ? 'robots' : null,
      href: report === null ? null : `/scans/${index}`,
    }),
  );
  return { pages, grade: computeSiteGrade(reports), checks: foldPages(reports), from: 'sitemap' };
};
