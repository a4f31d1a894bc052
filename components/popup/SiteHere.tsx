import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SitesRefusal } from '../../lib/api/sites.ts';
import type { SiteHere as Here, SiteScore } from '../../lib/platform/messages.ts';
import { toTrend } from '../../lib/view/compare/trend.ts';
import { toBrief, toWebAddress } from '../../lib/view/visible.ts';
import { formatDate, formatSigned, formatTwoDates } from '../../lib/words/format.ts';
import { mySitesWords, saySitesFault } from '../../lib/words/service/my-sites.ts';
import { useLocale } from '../shared/locale.ts';
import { Trend } from '../shared/Trend.tsx';

type Known = Extract<Here, { readonly kind: 'known' }>;

/** The progress of adding the site; null before it was requested. */
export type Adding = { readonly phase: 'busy' | 'added' } | ({ readonly phase: 'failed' } & SitesRefusal) | null;

interface Props {
  readonly here: Here;
  /** Host of the service. */
  readonly host: string;
  readonly adding: Adding;
  readonly onAdd: () => void;
}

/** The number of scores shown in the chart, the latest ones. */
const DRAWN = 30;

/** The change since the scan before, if the two can be compared. */
const Change = ({ change, day }: { readonly change: number | null; readonly day: string }) => {
  const locale = useLocale();
  const words = mySitesWords[locale];
  if (change === null) return <p class="quiet">{words.incomparable({ day })}</p>;
  return <p>{change === 0 ? words.same({ day }) : words.change({ change: formatSigned(locale, change), day })}</p>;
};

const Scores = ({ scans, change }: { readonly scans: readonly SiteScore[]; readonly change: number | null }) => {
  const locale = useLocale();
  const words = mySitesWords[locale];
  const newestFirst = scans.toSorted((a, b) => b.finishedAt - a.finishedAt);
  const [last, before] = newestFirst;
  if (last === undefined) return <p class="quiet">{words.without}</p>;
  const [dayBefore, day] = before
    ? formatTwoDates(locale, before.finishedAt, last.finishedAt)
    : ['', formatDate(locale, last.finishedAt)];
  return (
    <>
      <Trend points={toTrend(newestFirst.slice(0, DRAWN))} />
      <p>{last.overall === null ? words.lastWithout({ day }) : words.last({ score: last.overall, day })}</p>
      {before && <Change {...{ change, day: dayBefore }} />}
    </>
  );
};

/** A site of the team; right after it was added, the sentence about that takes the focus from the button that is gone. */
const KnownSite = ({ here, isNew }: { readonly here: Known; readonly isNew: boolean }) => {
  const words = mySitesWords[useLocale()];
  const domain = toBrief(here.domain);
  const page = toWebAddress(here.page);
  const said = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isNew) said.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      {isNew && (
        <p ref={said} tabIndex={-1} role="status">
          {words.added({ domain })}
        </p>
      )}
      <Scores scans={here.scans} change={here.change} />
      {page && (
        <p>
          <a href={page} target="_blank" rel="noopener noreferrer">
            {words.open({ domain })}
          </a>
        </p>
      )}
    </>
  );
};

const UnknownSite = ({ url, host, adding, onAdd }: Omit<Props, 'here'> & { readonly url: string }) => {
  const locale = useLocale();
  const words = mySitesWords[locale];
  return (
    <>
      <button type="button" class="button" data-kind="small" disabled={adding?.phase === 'busy'} onClick={onAdd}>
        {words.add}
      </button>
      <p class="quiet">{words.sends({ url: toBrief(url), host })}</p>
      <div role="status">
        {adding?.phase === 'busy' && <p>{words.adding}</p>}
        {adding?.phase === 'failed' && (
          <p class="notice" data-tone="warn">
            {saySitesFault(locale, adding, host)}
          </p>
        )}
      </div>
    </>
  );
};

/** What a scan service knows about this page's site: its trend, or the button that adds it to the sites of the key's team. */
export const SiteHere = ({ here, ...props }: Props) => {
  const { title } = mySitesWords[useLocale()];
  return (
    <section class="service my-site" aria-label={title} aria-busy={props.adding?.phase === 'busy'}>
      <h3>{title}</h3>
      {here.kind === 'unknown' ? (
        <UnknownSite url={here.url} {...props} />
      ) : (
        <KnownSite here={here} isNew={props.adding?.phase === 'added'} />
      )}
    </section>
  );
};
