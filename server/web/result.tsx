import { PublicPillars } from '../../components/report/PublicPillars.tsx';
import { ReportHead } from '../../components/report/ReportHead.tsx';
import { ReportSide } from '../../components/report/ReportSide.tsx';
import type { PublicResult } from '../../lib/api/result.ts';
import { brief, visible } from '../../lib/view/visible.ts';
import { reportWords } from '../../lib/words/report.ts';
import { servedWords } from '../../lib/words/served.ts';
import { webWords } from '../../lib/words/web.ts';
import { document, type Place } from './document.tsx';
import { SCAN_FORM } from './forms.tsx';

export interface Found {
  readonly result: PublicResult;
  /** Ms since 1970. */
  readonly at: number;
}

const linkTo = (anchor: string): string => `#${anchor}`;

/** The public result of a domain: a total and six scores, nothing of a check. */
export const resultPage = ({ result, at }: Found, place: Place): string => {
  const { locale } = place;
  const words = webWords[locale].result;
  const host = visible(result.domain);
  const scores = { overall: result.overall_score, incomplete: false, limit: null, pillars: result.pillars };
  const head = {
    title: reportWords[locale].title({ host }),
    description: words.description({ host }),
    isIndexed: false,
  };
  return document(
    head,
    place,
    <div class="report" id="content" tabIndex={-1}>
      <ReportHead host={result.domain} at={at} skipTo={linkTo('pillars')} {...scores} />
      <ReportSide {...scores} hasPath={false} sections={[]} linkTo={linkTo} />
      <main class="sheet" id="pillars" tabIndex={-1}>
        <PublicPillars result={result} states={[]} />
        <p>{words.public}</p>
        <p>
          <a href="/">{words.again}</a>
        </p>
      </main>
    </div>,
  );
};

/** There is no result of this domain; `domain` is empty where none was named. */
export const noResultPage = (domain: string, place: Place): string => {
  const { locale } = place;
  const words = webWords[locale].result;
  const host = visible(domain);
  const head = { title: `${words.none}: Pijler`, description: servedWords[locale].noResult, isIndexed: false };
  return document(
    head,
    place,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{domain === '' ? words.none : <bdi>{brief(host)}</bdi>}</h1>
      <p>{servedWords[locale].noResult}</p>
      {domain !== '' && (
        <form method="post" action={SCAN_FORM}>
          {place.token !== null && <input type="hidden" name="token" value={place.token} />}
          <input type="hidden" name="url" value={domain} />
          <button type="submit" class="button" data-kind="primary">
            {words.scanNow({ host: brief(host) })}
          </button>
        </form>
      )}
    </main>,
  );
};
