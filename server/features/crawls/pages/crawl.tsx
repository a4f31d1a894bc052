import type { Locale } from '../../../../lib/model.ts';
import { makeVisible, toBrief } from '../../../../lib/view/visible.ts';
import { formatDay } from '../../../../lib/words/format.ts';
import { crawlWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { OneButton } from '../../../core/pages/forms.tsx';
import { toCrawlPaths } from '../../../core/paths.ts';
import type { Folded } from '../model/fold.ts';
import type { SiteGrade } from '../model/site-grade.ts';
import type { EarlierScan } from './crawls-part.tsx';
import { SiteReport } from './site-report/SiteReport.tsx';
import type { ShownPage } from './site-report/shown-page.ts';

/** A crawl as its page shows it. */
export interface CrawlView extends EarlierScan {
  /** The id of the site. */
  readonly site: string;
  readonly host: string;
  /** Null until the pages are chosen. */
  readonly from: 'sitemap' | 'links' | 'none' | null;
  readonly shown: readonly ShownPage[];
  readonly grade: SiteGrade;
  readonly checks: readonly Folded[];
  /** Whether the signed-in user may stop it. */
  readonly mayStop: boolean;
  /** Seconds between automatic reloads, if the reader turned them on; null otherwise. */
  readonly every: number | null;
}

/** The crawl to show, and the language. */
interface Around {
  readonly view: CrawlView;
  readonly locale: Locale;
}

const formatState = ({ view: { state, from, done, pages }, locale }: Around): string => {
  const { state: words } = crawlWords[locale];
  if (state === 'cancelled') return words.cancelled;
  if (state === 'ended') return words.ended({ done });
  return from === null ? words.choosing : words.running({ done, pages });
};

/**
 * Links to reload or follow the page, and a button to stop the crawl. Nothing reloads automatically unless the reader turns it
 * on.
 */
const ScanControls = ({ view, locale, token }: Around & { readonly token: string | null }) => {
  const words = crawlWords[locale];
  const { page, stop } = toCrawlPaths(view.site, view.id);
  return (
    <>
      {view.every !== null && <p class="when">{words.following({ seconds: view.every })}</p>}
      <div class="ways">
        {view.every === null ? (
          <>
            <a href={page}>{words.refresh}</a>
            <a href={`${page}?volg=1`}>{words.follow}</a>
          </>
        ) : (
          <a href={page}>{words.unfollow}</a>
        )}
        {view.mayStop && token !== null && <OneButton action={stop} token={token} name={words.stop} />}
      </div>
    </>
  );
};

/** Renders the page of a crawl: its progress, and what has been found so far. */
export const renderCrawlPage = (view: CrawlView, context: PageContext): string => {
  const { locale, token } = context;
  const words = crawlWords[locale];
  const host = toBrief(makeVisible(view.host));
  const { shown, grade, checks, from, state, done } = view;
  const head = {
    title: `${words.title({ host })} · Pijler`,
    description: words.description({ host }),
    isIndexed: false,
  };
  return renderDocument(
    head,
    context,
    <main class="crawl" id="content" tabIndex={-1}>
      <header>
        <h1>{words.title({ host })}</h1>
        <p class="when">{words.made({ time: formatDay(locale, view.createdAt) })}</p>
        <p role="status">
          {formatState({ view, locale })} {state === 'running' && done > 0 && words.soFar}
        </p>
        {state === 'running' && <ScanControls {...{ view, locale, token }} />}
        <a href={`/sites/${encodeURIComponent(view.site)}`}>{words.back}</a>
      </header>
      {done > 0 && <SiteReport pages={shown} {...{ grade, checks, from }} />}
    </main>,
  );
};
