import { CompareView } from '../../../../components/history/CompareView.tsx';
import { useCommon, useLocale } from '../../../../components/shared/locale.ts';
import { PILLARS } from '../../../../lib/model.ts';
import { toGrade } from '../../../../lib/view/grade.ts';
import { formatDate, formatDay, formatTime, toIsoMoment } from '../../../../lib/words/format.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { toSitePaths, toSiteScanPath } from '../../../core/paths.ts';
import type { SiteView } from './site-view.ts';
import { Dangers } from './table.tsx';

type Scan = SiteView['scans'][number];

interface RowProps {
  readonly site: string;
  readonly scan: Scan;
  /** The selected scans. */
  readonly a: string;
  readonly b: string;
  readonly canCompare: boolean;
}

const Choose = ({ scan, a, b }: Pick<RowProps, 'scan' | 'a' | 'b'>) => {
  const locale = useLocale();
  const { site: words } = sitesWords[locale];
  const day = formatDay(locale, scan.at);
  if (!scan.hasReport) return <td />;
  return (
    <td class="choose">
      <input type="radio" name="a" value={scan.scan} checked={scan.scan === a} aria-label={words.beforeOf({ day })} />{' '}
      <input type="radio" name="b" value={scan.scan} checked={scan.scan === b} aria-label={words.afterOf({ day })} />
    </td>
  );
};

const Score = ({ score }: { readonly score: number | null }) => {
  const locale = useLocale();
  const { noScore } = useCommon();
  return (
    <td class="num" data-step={toGrade(score, locale).step ?? 0}>
      <b class="score">{score ?? '–'}</b>
      {score === null && <span class="unseen">{noScore}</span>}
    </td>
  );
};

const Row = ({ site, scan, a, b, canCompare }: RowProps) => {
  const locale = useLocale();
  const { site: words } = sitesWords[locale];
  const day = formatDay(locale, scan.at);
  return (
    <tr>
      {canCompare && <Choose {...{ scan, a, b }} />}
      <th scope="row">
        <time dateTime={toIsoMoment(scan.at)}>
          {formatDate(locale, scan.at)} <span class="small-print">{formatTime(locale, scan.at)}</span>
        </time>
        <span class="small-print">{words.rulesOf({ rules: scan.rules })}</span>
        {scan.source === 'extension' && <span class="tag">{words.sources.extension}</span>}
      </th>
      <Score score={scan.total} />
      {PILLARS.map((pillar) => (
        <Score key={pillar} score={scan.scores[pillar] ?? null} />
      ))}
      <td class="num">
        <Dangers count={scan.danger} />
      </td>
      <td>
        {scan.hasReport ? (
          <a href={toSiteScanPath(site, scan.scan)} aria-label={words.reportOf({ day })}>
            {words.report}
          </a>
        ) : (
          <span class="quiet">{words.gone}</span>
        )}
      </td>
    </tr>
  );
};

/** Returns the two selected scans: those in the address, otherwise the last and the one before it. */
const pickChosen = ({ scans, pair }: Pick<SiteView, 'scans' | 'pair'>): { readonly a: string; readonly b: string } => {
  if (pair !== null) return pair;
  const [last, before] = scans.filter(({ hasReport }) => hasReport);
  return { a: before?.scan ?? '', b: last?.scan ?? '' };
};

const ScanTable = ({
  site,
  scans,
  pair,
  canCompare,
}: Pick<SiteView, 'site' | 'scans' | 'pair'> & { canCompare: boolean }) => {
  const { site: words, table } = sitesWords[useLocale()];
  const { pillars } = useCommon();
  const names = [table.total, ...PILLARS.map((pillar) => pillars[pillar]), table.danger];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="wide" tabIndex={0} aria-label={words.scansTable}>
      <table class="table of-scans">
        <thead>
          <tr>
            {canCompare && (
              <th scope="col">
                {words.before} / {words.after}
              </th>
            )}
            <th scope="col">{words.day}</th>
            {names.map((name) => (
              <th key={name} scope="col" class="num">
                {name}
              </th>
            ))}
            <th scope="col">{words.report}</th>
          </tr>
        </thead>
        <tbody>
          {scans.map((scan) => (
            <Row key={scan.scan} site={site.id} scan={scan} canCompare={canCompare} {...pickChosen({ scans, pair })} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Every scan of a site, of which two can be selected. */
export const Scans = ({ site, scans, older, pair }: SiteView) => {
  const { site: words } = sitesWords[useLocale()];
  const canCompare = scans.filter(({ hasReport }) => hasReport).length > 1;
  const { page } = toSitePaths(site.id);
  return (
    <section id="scans" aria-labelledby="scans-title">
      <h2 id="scans-title">{words.scans}</h2>
      <form class="pairs" method="get" action={`${page}#compared`}>
        {canCompare && <p class="quiet">{words.choose}</p>}
        <ScanTable {...{ site, scans, pair, canCompare }} />
        <p class="choices">
          {canCompare && (
            <button type="submit" class="button">
              {words.compare}
            </button>
          )}
          {older !== null && <a href={`${page}?cursor=${older}#scans`}>{words.older}</a>}
        </p>
      </form>
    </section>
  );
};

/** Two scans side by side. */
export const Compared = ({ pair }: { readonly pair: NonNullable<SiteView['pair']> }) => {
  const { site: words } = sitesWords[useLocale()];
  return (
    <section id="compared" aria-labelledby="compared-title">
      <h2 id="compared-title" tabIndex={-1}>
        {words.compared}
      </h2>
      {pair.reports === null ? <p>{words.notCompared}</p> : <CompareView {...pair.reports} />}
    </section>
  );
};
