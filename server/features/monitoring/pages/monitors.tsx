import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { formatDayInZone, toIsoMoment } from '../../../../lib/words/format.ts';
import { monitoringWords } from '../../../../lib/words/service/words.ts';
import { toSitePaths, WATCHING } from '../../../core/paths.ts';
import type { MonitoredSite } from '../store/monitors.ts';
import type { TeamMonitoring } from './view.ts';

const Name = ({ watch: { site, domain } }: { readonly watch: MonitoredSite }) => (
  <a href={`${toSitePaths(site).page}#watching`}>{toBrief(domain)}</a>
);

/** A moment in the time zone of the watched site. */
export const Moment = ({ at, zone }: { readonly at: number; readonly zone: string }) => (
  <time dateTime={toIsoMoment(at)}>{formatDayInZone(useLocale(), at, zone)}</time>
);

/** Maximum sites listed as having a problem. */
export const MAX_TROUBLED = 50;

/** Monitored sites that cannot be scanned, or wait for quota. */
export const Troubled = ({ troubled }: Pick<TeamMonitoring, 'troubled'>) => {
  const locale = useLocale();
  const { trouble } = monitoringWords[locale];
  if (troubled.length === 0) return null;
  return (
    <section class="card trouble" id="trouble" aria-labelledby="trouble-title">
      <h2 id="trouble-title">{trouble.title}</h2>
      <ul class="monitors">
        {troubled.map((watch) => {
          const { site, outSince, waitsFor, nextAt, zone } = watch;
          return (
            <li key={site}>
              <Name watch={watch} />
              <span>
                {[
                  ...(outSince === null ? [] : [trouble.out({ day: formatDayInZone(locale, outSince, zone) })]),
                  ...(waitsFor === null ? [] : [trouble.waits({ day: formatDayInZone(locale, nextAt, zone) })]),
                ].join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      {troubled.length === MAX_TROUBLED && <p class="quiet">{trouble.more}</p>}
    </section>
  );
};

const One = ({ watch }: { readonly watch: MonitoredSite }) => {
  const { schedule, watch: words } = monitoringWords[useLocale()];
  const { cadence, nextAt, zone } = watch;
  return (
    <li>
      <Name watch={watch} />
      <span>{schedule.summary[cadence](watch)}</span>
      <span class="quiet">
        {words.next}: <Moment at={nextAt} zone={zone} />
      </span>
    </li>
  );
};

/** Sites that have a schedule of their own, each with its next scan. */
export const OwnMonitors = ({ monitors, next, isLater }: Pick<TeamMonitoring, 'monitors' | 'next' | 'isLater'>) => {
  const { sites } = monitoringWords[useLocale()];
  return (
    <section class="card" id="sites" aria-labelledby="sites-title">
      <h2 id="sites-title">{sites.title}</h2>
      {monitors.length === 0 ? (
        <p>{sites.none}</p>
      ) : (
        <ul class="monitors">
          {monitors.map((watch) => (
            <One key={watch.site} watch={watch} />
          ))}
        </ul>
      )}
      <p class="pages">
        {isLater && <a href={`${WATCHING}#sites-title`}>{sites.first}</a>}
        {next !== null && <a href={`${WATCHING}?after=${encodeURIComponent(next)}#sites-title`}>{sites.next}</a>}
      </p>
    </section>
  );
};
