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

/** A scan of several pages as it is shown. */
export interface CrawlView extends EarlierScan {
  /** The id of the site. */
  readonly site: string;
  readonly host: string;
  /** Null until the pages are chosen. */
  readonly from: 'sitemap' | 'links' | 'none' | null;
  readonly shown: readonly ShownPage[];
  readonly grade: SiteGrade;
  readonly checks: readonly Folded[];
  /** Who is signed in may stop it. */
  readonly mayStop: boolean;
  /** The page comes again by itself, every so many seconds, as its reader asked; null where it does not. */
  readonly every: number | null;
}

/** What it is told of the place. */
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

/** Ways to see how it goes on, and to end that. Nothing comes again by itself unless its reader asks for it. */
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

/** Several pages of one site: how far that is, and what was found by then. */
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
