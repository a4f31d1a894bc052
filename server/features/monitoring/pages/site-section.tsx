import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { formatDayInZone, toIsoMoment } from '../../../../lib/words/format.ts';
import { monitoringWords } from '../../../../lib/words/service/words.ts';
import { OneButton } from '../../../core/pages/forms.tsx';
import { toSiteMonitorPaths, WATCHING } from '../../../core/paths.ts';
import { ScheduleFields } from './schedule.tsx';
import { SubscriberForm, SubscriberTable } from './subscribers.tsx';
import type { SiteMonitoring } from './view.ts';

interface Props {
  /** The id of the site. */
  readonly site: string;
  readonly watching: SiteMonitoring;
  /** CSRF token of the forms; null for those who may change nothing. */
  readonly token: string | null;
}

/** When the site is scanned next, and since when it cannot be scanned. */
const Standing = ({ watching: { watch } }: Pick<Props, 'watching'>) => {
  const locale = useLocale();
  const words = monitoringWords[locale];
  if (watch === null) return <p>{words.watch.none}</p>;
  const { cadence, nextAt, outSince, zone, tag, waitsFor } = watch;
  const moments = [
    ...[[words.watch.next, nextAt] as const],
    ...(outSince === null ? [] : [[words.watch.out, outSince] as const]),
  ];
  return (
    <>
      <p>
        {words.schedule.summary[cadence](watch)}. {tag !== null && words.watch.byTag({ tag: toBrief(tag) })}
      </p>
      <dl class="moments">
        {moments.map(([name, at]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <time dateTime={toIsoMoment(at)}>{formatDayInZone(locale, at, zone)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {waitsFor !== null && <p>{words.watch.waits}</p>}
    </>
  );
};

const Deeds = ({ site, watching: { watch, schedule }, token }: Props & { readonly token: string }) => {
  const { watch: words, schedule: fields } = monitoringWords[useLocale()];
  const paths = toSiteMonitorPaths(site);
  return (
    <>
      <details class="unfolds" open={schedule.fault !== null}>
        <summary>{watch === null ? words.start : words.change}</summary>
        <form class="details scheduled" method="post" action={paths.set}>
          <input type="hidden" name="token" value={token} />
          <ScheduleFields form="watch" draft={schedule} />
          <p class="choices">
            <button type="submit" class="button" data-kind="primary">
              {watch === null ? words.start : fields.save}
            </button>
          </p>
        </form>
      </details>
      {watch !== null && watch.tag === null && <OneButton action={paths.stop} token={token} name={words.stop} />}
    </>
  );
};

/** The section of a site's own page about its schedule and its subscribers. */
export const MonitorSection = ({ site, watching, token }: Props) => {
  const words = monitoringWords[useLocale()];
  const { subscribers, subscriber, hasMail } = watching;
  const paths = toSiteMonitorPaths(site);
  return (
    <section class="watching" id="watching" aria-labelledby="watching-title">
      <h2 id="watching-title" tabIndex={-1}>
        {words.title}
      </h2>
      <Standing watching={watching} />
      {token !== null && <Deeds {...{ site, watching, token }} />}
      <h3 id="subscribers-title">{words.subscribers.title}</h3>
      <p class="quiet">
        {words.subscribers.intro} <a href={`${WATCHING}#mails`}>{words.mails.more}</a>
      </p>
      {!hasMail && (
        <p class="notice" data-tone="warn">
          {words.noMail}
        </p>
      )}
      <SubscriberTable
        subscribers={subscribers}
        form={token === null ? null : { remove: paths.removeSubscriber, token }}
        isOwn={(one) => one.site?.id === site}
        showsSite={false}
      />
      {token !== null && (
        <SubscriberForm action={paths.addSubscriber} token={token} draft={subscriber} isForAll={false} />
      )}
    </section>
  );
};
