import { ReportHead } from '../../../../components/report/ReportHead.tsx';
import { ReportSide } from '../../../../components/report/ReportSide.tsx';
import { useLocale } from '../../../../components/shared/locale.ts';
import { PILLARS } from '../../../../lib/model.ts';
import { toBrief, toTitleName } from '../../../../lib/view/visible.ts';
import { limitOf } from '../../../../lib/words/say.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { monitoringWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { OneButton } from '../../../core/pages/forms.tsx';
import { SCAN_FORM, SITES, toSharePaths, toSitePaths, toSiteScanPath } from '../../../core/paths.ts';
import { CrawlsPart } from '../../crawls/pages/crawls-part.tsx';
import { MonitorSection } from '../../monitoring/pages/site-section.tsx';
import { SitePath } from './path.tsx';
import { Compared, Scans } from './scans.tsx';
import { ScoreHistory } from './score-history.tsx';
import type { SiteView } from './site-view.ts';
import { Tags } from './table.tsx';

interface LinesProps {
  readonly name: 'contacts' | 'pinned';
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
}

const Lines = ({ name, label, hint, value }: LinesProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <textarea id={name} name={name} rows={3} aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      {value}
    </textarea>
    {hint !== undefined && (
      <p class="quiet" id={`${name}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

const Text = ({
  name,
  label,
  value,
}: {
  readonly name: 'client' | 'tags';
  readonly label: string;
  readonly value: string;
}) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input type="text" id={name} name={name} defaultValue={value} autocomplete="off" />
  </div>
);

/** The form with a team's details of its site. */
const DetailsForm = ({ site, details, fault, token }: SiteView & { readonly token: string }) => {
  const { site: words } = sitesWords[useLocale()];
  const paths = toSitePaths(site.id);
  return (
    <section id="details" aria-labelledby="details-title">
      <h2 id="details-title" tabIndex={-1}>
        {words.details}
      </h2>
      {fault?.of === 'details' && (
        <p class="error" role="alert">
          {fault.text}
        </p>
      )}
      <form class="details" method="post" action={paths.details}>
        <input type="hidden" name="token" value={token} />
        <Text name="client" label={words.client} value={details.client} />
        <Text name="tags" label={words.tags} value={details.tags} />
        <Lines name="contacts" label={words.contacts} value={details.contacts} />
        <Lines name="pinned" label={words.pinned} hint={words.pinnedHint} value={details.pinned} />
        <p class="choices">
          <button type="submit" class="button" data-kind="primary">
            {words.save}
          </button>
          <a class="button" href={paths.remove}>
            {words.remove}
          </a>
        </p>
      </form>
    </section>
  );
};

interface Held {
  readonly token: string | null;
}

const Contacts = ({ contacts }: SiteView['site']) => {
  const { site: words } = sitesWords[useLocale()];
  if (contacts.length === 0) return null;
  return (
    <p class="whom">
      <span class="quiet">{words.contactsTitle}:</span>{' '}
      {contacts.map(({ name, reach }, nth) => (
        <span key={`${name} ${reach}`}>
          {nth > 0 && ', '}
          <bdi>{toBrief(name)}</bdi> {reach !== '' && <bdi class="quiet">{toBrief(reach)}</bdi>}
        </span>
      ))}
    </p>
  );
};

/** Actions on a site, and its details. */
const About = ({ site, latest, canScan, canManage, message, fault, token }: SiteView & Held) => {
  const { site: words } = sitesWords[useLocale()];
  const { page } = toSitePaths(site.id);
  const name = site.last === null ? words.scan : words.again;
  const fields = { site: site.id, fresh: '1', back: page };
  return (
    <div class="about">
      {(site.client !== '' || site.tags.length > 0) && (
        <p>
          <bdi>{toBrief(site.client)}</bdi> <Tags tags={site.tags} />
        </p>
      )}
      <Contacts {...site} />
      <div class="choices">
        {canScan && token !== null && <OneButton action={SCAN_FORM} token={token} name={name} fields={fields} />}
        {latest !== null && (
          <a class="button" data-kind="small" href={toSiteScanPath(site.id, latest.scan)}>
            {words.report}
          </a>
        )}
        {canManage && (
          <a class="button" data-kind="small" href={toSharePaths(site.id).page}>
            {words.share}
          </a>
        )}
      </div>
      {message !== null && (
        <p class="notice" role="status">
          {message}
        </p>
      )}
      {fault?.of === 'page' && (
        <p class="notice" data-tone="warn" role="alert">
          {fault.text}
        </p>
      )}
    </div>
  );
};

/** Crawls of several of its pages. */
const Pages = ({ site, pages: { scans, most, mayBegin }, token }: SiteView & Held) => (
  <CrawlsPart {...{ site: site.id, scans, most }} locale={useLocale()} token={mayBegin ? token : null} />
);

const toAnchor = (anchor: string): string => `#${anchor}`;

/** The figures of the last scan, for the head and the side of a report. */
const toHead = ({ site: { last }, latest }: SiteView, locale: PageContext['locale']) => {
  const report = latest !== null && latest.scan === last?.scan ? latest.report : null;
  return {
    overall: last?.total ?? null,
    incomplete: report?.incomplete ?? false,
    limit: report && limitOf(report, locale),
    pillars: PILLARS.map((id) => ({ id, score: last?.scores[id] ?? null })),
  };
};

const Scanned = (view: SiteView & Held) => {
  const locale = useLocale();
  const { site: words } = sitesWords[locale];
  const { site, pair, watching, canManage, token, latest } = view;
  const head = toHead(view, locale);
  const sections = [
    { anchor: 'course', name: words.trends },
    { anchor: 'scans', name: words.scans },
    { anchor: 'watching', name: monitoringWords[locale].title },
    ...(canManage ? [{ anchor: 'details', name: words.details }] : []),
  ];
  return (
    <div class="report of-site" id="content" tabIndex={-1}>
      <ReportHead host={site.domain} at={site.last?.at ?? 0} skipTo="#course" {...head}>
        <About {...view} />
      </ReportHead>
      <ReportSide {...head} hasPath={latest !== null} sections={sections} linkTo={toAnchor} />
      <main class="sheet">
        {pair !== null && <Compared pair={pair} />}
        <SitePath {...view} token={canManage ? token : null} />
        <ScoreHistory {...view} />
        <Scans {...view} />
        <Pages {...view} />
        <MonitorSection {...{ site: site.id, watching }} token={canManage ? token : null} />
        {canManage && token !== null && <DetailsForm {...view} token={token} />}
      </main>
    </div>
  );
};

const NotScanned = (view: SiteView & Held) => {
  const { site: words } = sitesWords[useLocale()];
  const { site, watching, canManage, token } = view;
  return (
    <main class="of-sites of-site" id="content" tabIndex={-1}>
      <h1>
        <bdi>{toBrief(site.domain)}</bdi>
      </h1>
      <p>{words.noScan}</p>
      <About {...view} />
      <div class="sheet">
        <Pages {...view} />
        <MonitorSection {...{ site: site.id, watching }} token={canManage ? token : null} />
        {canManage && token !== null && <DetailsForm {...view} token={token} />}
      </div>
    </main>
  );
};

/** Renders the page of a team's site: its state, its history, what to do, and every scan. */
export const renderSitePage = (view: SiteView, context: PageContext): string => {
  const words = sitesWords[context.locale];
  const domain = toTitleName(view.site.domain);
  const held = { ...view, token: context.token };
  return renderDocument(
    { title: `${domain} · ${words.title}`, description: words.site.description({ domain }), isIndexed: false },
    context,
    <>
      <nav class="site back" aria-label={words.title}>
        <a href={SITES}>{words.site.back}</a>
      </nav>
      {view.site.last === null ? <NotScanned {...held} /> : <Scanned {...held} />}
    </>,
  );
};
