import type { ComponentChildren, VNode } from 'preact';
import { useLocale } from '../../../../components/shared/locale.ts';
import { Trend } from '../../../../components/shared/Trend.tsx';
import { toTrend } from '../../../../lib/view/compare/trend.ts';
import { computeMean, toGrade } from '../../../../lib/view/grade.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { cockpitWords, monitorWords } from '../../../../lib/words/service/words.ts';
import { formatIsoDate } from '../../../../lib/words/terms.ts';
import { OneButton } from '../../../core/pages/forms.tsx';
import { SITES, SITES_SEEN, SITES_STOP, toCrawlPaths, toSitePaths } from '../../../core/paths.ts';
import type { Named, Portfolio, Running } from '../store/portfolio.ts';

/** The overview above the table of sites, and what its reader may do. */
export interface CockpitView {
  readonly portfolio: Portfolio;
  /** CSRF token of the forms; null for those who may change nothing. */
  readonly token: string | null;
  readonly canManage: boolean;
  readonly canBatch: boolean;
  /** Seconds between automatic reloads, if the reader turned them on; null otherwise. */
  readonly every: number | null;
}

const Part = ({ id, title, children }: { id: string; title: string; children: ComponentChildren }) => (
  <section class="card" id={id} aria-labelledby={`${id}-title`}>
    <h3 id={`${id}-title`}>{title}</h3>
    {children}
  </section>
);

/** Rows of a list shown initially: on a phone one list must not fill the screen. */
const FIRST = 5;

/** A list that shows its first rows, and the others when opened. */
const Rows = ({ rows }: { readonly rows: readonly VNode[] }) => {
  const words = cockpitWords[useLocale()];
  const others = rows.slice(FIRST);
  return (
    <>
      <ul>{rows.slice(0, FIRST)}</ul>
      {others.length > 0 && (
        <details>
          <summary>{words.others({ count: others.length })}</summary>
          <ul>{others}</ul>
        </details>
      )}
    </>
  );
};

const Site = ({ id, domain }: Named) => (
  <a href={toSitePaths(id).page}>
    <bdi>{toBrief(domain)}</bdi>
  </a>
);

/** Grades, best first, by the lowest total of each. */
const BANDS = [90, 75, 60, 40, 0] as const;

/** How many sites have which grade, each as text and as a bar. */
const Spread = ({ totals }: Pick<Portfolio, 'totals'>) => {
  const locale = useLocale();
  return (
    <ul class="spread">
      {BANDS.map((from, nth) => {
        const below = nth === 0 ? 101 : (BANDS[nth - 1] ?? 101);
        const count = totals.filter((total) => total >= from && total < below).length;
        const { word, step } = toGrade(from, locale);
        return (
          <li key={from} data-step={step ?? 0}>
            <span>{word}</span> <b>{count}</b>
            <meter min={0} max={Math.max(1, totals.length)} value={count} aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
};

const Mean = ({ portfolio: { totals, sites, course } }: Pick<CockpitView, 'portfolio'>) => {
  const locale = useLocale();
  const words = cockpitWords[locale];
  const mean = computeMean(totals.map((score) => ({ score })));
  const points = toTrend(course.map(({ at, mean: overall }) => ({ id: String(at), finishedAt: at, overall })));
  return (
    <Part id="mean" title={words.mean}>
      {mean === null ? (
        <p>{words.noMean}</p>
      ) : (
        <p data-step={toGrade(mean, locale).step ?? 0}>
          <b class="score">{mean}</b> <span class="quiet">{words.meanOf({ scored: totals.length, sites })}</span>
        </p>
      )}
      <Spread totals={totals} />
      {points.length > 1 && <p class="quiet">{words.course}</p>}
      <Trend points={points} />
    </Part>
  );
};

const Fell = ({ portfolio: { fell }, token, canManage }: CockpitView) => {
  const words = cockpitWords[useLocale()];
  return (
    <Part id="fell" title={words.fell}>
      {fell.length === 0 ? (
        <p class="quiet">{words.noFall}</p>
      ) : (
        <Rows
          rows={fell.map(({ total, from, ...site }) => (
            <li key={site.id}>
              <Site {...site} /> <b class="score">{total}</b>{' '}
              <span class="quiet">{words.fellBy({ points: from - total, from })}</span>
              {canManage && token !== null && (
                <form method="post" action={SITES_SEEN}>
                  <input type="hidden" name="token" value={token} />
                  <input type="hidden" name="site" value={site.id} />
                  <button
                    type="submit"
                    class="button"
                    data-kind="small"
                    aria-label={words.seenOne({ site: toBrief(site.domain) })}
                  >
                    {words.seenShort}
                  </button>
                </form>
              )}
            </li>
          ))}
        />
      )}
      {fell.length > 1 && canManage && token !== null && (
        <OneButton action={SITES_SEEN} token={token} name={words.seen} />
      )}
    </Part>
  );
};

const Worst = ({ portfolio: { worst } }: CockpitView) => {
  const locale = useLocale();
  if (worst.length === 0) return null;
  return (
    <Part id="worst" title={cockpitWords[locale].worst}>
      <ol>
        {worst.map(({ total, ...site }) => (
          <li key={site.id} data-step={toGrade(total, locale).step ?? 0}>
            <Site {...site} /> <b class="score">{total}</b>
          </li>
        ))}
      </ol>
    </Part>
  );
};

const Ends = ({ portfolio: { ends } }: CockpitView) => {
  const locale = useLocale();
  const words = cockpitWords[locale];
  const { kinds } = monitorWords[locale].ends;
  return (
    <Part id="ends" title={words.ends}>
      {ends.length === 0 ? (
        <p class="quiet">{words.noEnds}</p>
      ) : (
        <Rows
          rows={ends.map(({ end: { kind, name, day }, ...site }) => (
            <li key={`${site.id} ${kind} ${name}`}>
              <Site {...site} />: {kinds[kind]}
              {name !== '' && (
                <>
                  {' '}
                  <bdi>{toBrief(name)}</bdi>
                </>
              )}{' '}
              <time dateTime={day}>{formatIsoDate(locale, day)}</time>
            </li>
          ))}
        />
      )}
    </Part>
  );
};

const Run = ({ run, token }: { readonly run: Running; readonly token: string | null }) => {
  const words = cockpitWords[useLocale()];
  const { id, kind, site, done, pages } = run;
  const name = kind === 'site' ? words.pages : words.list;
  return (
    <li>
      <span>{kind === 'site' && site !== null ? <a href={toCrawlPaths(site, id).page}>{name}</a> : name}</span>
      <progress max={pages} value={done} aria-label={name} />
      <span role="status">{words.progress({ done, pages })}</span>
      {token !== null && (
        <form method="post" action={SITES_STOP}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="id" value={id} />
          <button type="submit" class="button" aria-label={words.stopOf({ done, pages })}>
            {words.stop}
          </button>
        </form>
      )}
    </li>
  );
};

/**
 * Everything in progress, so that whoever leaves the page finds it here again. Nothing reloads automatically unless the reader
 * turns it on.
 */
const Runs = ({ portfolio: { running }, token, canBatch, every }: CockpitView) => {
  const words = cockpitWords[useLocale()];
  if (running.length === 0) return null;
  return (
    <Part id="running" title={words.running}>
      <ul class="runs">
        {running.map((run) => (
          <Run key={run.id} run={run} token={canBatch ? token : null} />
        ))}
      </ul>
      <p>
        {every === null ? (
          <a href={`${SITES}?volg=1#running`}>{words.follow}</a>
        ) : (
          <a href={`${SITES}#running`}>{words.unfollow}</a>
        )}
      </p>
    </Part>
  );
};

/**
 * Overview of all sites of a team: what is in progress, the mean and its history, what fell, the worst, and what expires soon.
 */
export const Cockpit = (view: CockpitView) => (
  <section class="cockpit" aria-labelledby="cockpit-title">
    <h2 id="cockpit-title">{cockpitWords[useLocale()].title}</h2>
    <div class="parts">
      <Runs {...view} />
      <Mean {...view} />
      <Fell {...view} />
      <Worst {...view} />
      <Ends {...view} />
    </div>
  </section>
);
