import { PublicPillars } from '../../../../components/report/PublicPillars.tsx';
import { ReportHead } from '../../../../components/report/ReportHead.tsx';
import { GradeWord } from '../../../../components/shared/GradeWord.tsx';
import { SixColumns } from '../../../../components/shared/SixColumns.tsx';
import { toScanAnswer } from '../../../../lib/api/outgoing.ts';
import type { PublicResult } from '../../../../lib/api/result.ts';
import { toColumns } from '../../../../lib/view/compare/columns.ts';
import { makeVisible, toBrief } from '../../../../lib/view/visible.ts';
import { formatDate, toIsoMoment } from '../../../../lib/words/format.ts';
import { explainNotGradable } from '../../../../lib/words/report/not-gradable.ts';
import { reportWords } from '../../../../lib/words/report/report.ts';
import { servedWords } from '../../../../lib/words/service/served.ts';
import { webWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { SCAN_FORM, toSignInPath } from '../../../core/paths.ts';

export interface Found {
  readonly result: PublicResult;
  /** Ms since 1970. */
  readonly at: number;
  /**
   * If the result is of one page rather than a domain: its address without query (null when no longer known), and the address of
   * the domain's result.
   */
  readonly ofPage?: { readonly address: string | null; readonly domainHref: string };
}

/** A scan of another page that the reader may see. */
export interface PageLink {
  readonly href: string;
  /** Without query. */
  readonly url: string;
  /** Ms since 1970. */
  readonly at: number;
}

/** States that a result is of one page, with a link to that of its domain. */
const OfPage = ({ found: { ofPage, result }, context }: { readonly found: Found; readonly context: PageContext }) => {
  if (ofPage === undefined) return null;
  const words = webWords[context.locale].result;
  const host = toBrief(makeVisible(result.domain));
  return (
    <p>
      {ofPage.address === null ? words.onePage : words.ofPage({ address: toBrief(makeVisible(ofPage.address)) })}{' '}
      <a href={ofPage.domainHref}>{words.ofDomain({ host })}</a>
    </p>
  );
};

/** A button that scans a host; `again` if it has been scanned before. */
const ScanNow = ({
  host,
  context,
  again = false,
}: {
  readonly host: string;
  readonly context: PageContext;
  again?: boolean;
}) => (
  <form method="post" action={SCAN_FORM}>
    {context.token !== null && <input type="hidden" name="token" value={context.token} />}
    <input type="hidden" name="url" value={host} />
    <button type="submit" class="button" data-kind="primary">
      {webWords[context.locale].result[again ? 'scanAgain' : 'scanNow']({ host: toBrief(makeVisible(host)) })}
    </button>
  </form>
);

/** Explains why there is no total and what would help; nothing if there is one. */
const NoTotal = ({ result, context: { locale } }: { readonly result: PublicResult; readonly context: PageContext }) => {
  const answer = toScanAnswer(result, explainNotGradable(locale));
  if (answer.ok) return null;
  return (
    <section class="notice" aria-labelledby="no-total">
      <h2 id="no-total">{webWords[locale].result.noTotal}</h2>
      <p>{answer.error.message}</p>
      <p>{answer.error.help}</p>
    </section>
  );
};

/** What to do next: scan again later, see every check, scan another site. */
const LeadsOn = ({ found: { result }, context }: { readonly found: Found; readonly context: PageContext }) => {
  const { locale, contact, path, token } = context;
  const words = webWords[locale].result;
  return (
    <section aria-labelledby="on-title">
      <h2 id="on-title">{words.on}</h2>
      <p>{words.inAWhile}</p>
      <ScanNow host={result.domain} context={context} again />
      {token === null && (
        <>
          <h3>{words.everyCheck}</h3>
          <p>{words.public}</p>
          <p>
            <a href={toSignInPath(path)}>{words.haveKey}</a>
          </p>
          <p>{contact === null ? words.askKey : <a href={contact}>{words.askKeyAt}</a>}</p>
        </>
      )}
      <p>
        <a href="/">{words.again}</a>
      </p>
    </section>
  );
};

/** Renders the public result of a domain: a total and six scores, without any checks. */
export const renderResultPage = (found: Found, context: PageContext): string => {
  const { result, at } = found;
  const { locale } = context;
  const words = webWords[locale].result;
  const host = makeVisible(result.domain);
  const scores = { overall: result.overall_score, incomplete: false, limit: null, pillars: result.pillars };
  const head = {
    title: reportWords[locale].title({ host }),
    description: words.description({ host }),
    isIndexed: false,
  };
  return renderDocument(
    head,
    context,
    <div class="report" id="content" tabIndex={-1}>
      <ReportHead host={result.domain} at={at} skipTo="#pillars" {...scores} />
      <aside class="side" aria-label={reportWords[locale].side}>
        <GradeWord score={scores.overall} incomplete={false} limited={false} without={reportWords[locale].noGrade} />
        <SixColumns columns={toColumns(result.pillars)} />
      </aside>
      <main class="sheet" id="pillars" tabIndex={-1}>
        <OfPage found={found} context={context} />
        <NoTotal result={result} context={context} />
        <PublicPillars result={result} states={[]} />
        <LeadsOn found={found} context={context} />
      </main>
    </div>,
  );
};

/** A missing result, and what is available instead. */
interface Missing {
  /** Empty if none was named. */
  readonly host: string;
  /** Its home page was scanned and is an error page. */
  readonly isError: boolean;
  /** Scans of other pages that this reader may see. */
  readonly pages: readonly PageLink[];
}

const OtherPages = ({
  pages,
  context: { locale },
}: {
  readonly pages: readonly PageLink[];
  readonly context: PageContext;
}) =>
  pages.length === 0 ? null : (
    <>
      <h2>{webWords[locale].result.otherPages}</h2>
      <ul>
        {pages.map(({ href, url, at }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{toBrief(makeVisible(url))}</bdi>
            </a>{' '}
            <time dateTime={toIsoMoment(at)}>{formatDate(locale, at)}</time>
          </li>
        ))}
      </ul>
    </>
  );

/** Renders the page for a domain without a result: its home page was not scanned, or is an error page; it can be scanned here. */
export const renderNoResultPage = ({ host, isError, pages }: Missing, context: PageContext): string => {
  const { locale } = context;
  const words = webWords[locale].result;
  const said = host === '' ? servedWords[locale].noResult : isError ? words.homeIsError : words.homeNotScanned;
  const head = { title: `${words.none}: Pijler`, description: said, isIndexed: false };
  return renderDocument(
    head,
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{host === '' ? words.none : <bdi>{toBrief(makeVisible(host))}</bdi>}</h1>
      <p>{said}</p>
      {host !== '' && <ScanNow host={host} context={context} />}
      <OtherPages pages={pages} context={context} />
    </main>,
  );
};

/** Renders the page for a host whose home page leads to another site, whose result is not that of this host. */
export const renderOtherSitePage = (
  { host, leadsTo, href }: { readonly host: string; readonly leadsTo: string; readonly href: string },
  context: PageContext,
): string => {
  const words = webWords[context.locale].result;
  const [from, to] = [toBrief(makeVisible(host)), toBrief(makeVisible(leadsTo))];
  const said = words.elsewhere({ host: from, to });
  const head = { title: `${words.none}: Pijler`, description: said, isIndexed: false };
  return renderDocument(
    head,
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>
        <bdi>{from}</bdi>
      </h1>
      <p>{said}</p>
      <p>
        <a href={href}>{words.ofDomain({ host: to })}</a>
      </p>
      <ScanNow host={host} context={context} />
    </main>,
  );
};
