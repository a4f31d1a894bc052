import type { Locale } from '../../../../lib/model.ts';
import { formatDay } from '../../../../lib/words/format.ts';
import { crawlWords } from '../../../../lib/words/service/words.ts';
import { OneButton } from '../../../core/pages/forms.tsx';
import { toCrawlPaths } from '../../../core/paths.ts';

/** A crawl in the list of its site. */
export interface EarlierScan {
  readonly id: string;
  /** Ms since 1970. */
  readonly createdAt: number;
  readonly done: number;
  readonly pages: number;
  readonly state: 'running' | 'ended' | 'cancelled';
}

interface Props {
  /** The id of the site. */
  readonly site: string;
  /** Newest first. */
  readonly scans: readonly EarlierScan[];
  /** Maximum pages of a crawl. */
  readonly most: number;
  readonly locale: Locale;
  /** CSRF token of the form; null when the signed-in user may not request a scan. */
  readonly token: string | null;
}

const Earlier = ({ site, scan, locale }: Pick<Props, 'site' | 'locale'> & { readonly scan: EarlierScan }) => {
  const { part } = crawlWords[locale];
  const { id, createdAt, done, pages, state } = scan;
  return (
    <li>
      <a href={toCrawlPaths(site, id).page}>{part.at({ time: formatDay(locale, createdAt), done, pages })}</a>
      {state !== 'ended' && <span> ({part[state]})</span>}
    </li>
  );
};

/** The section of a site's page about crawls: a button that starts one, and the earlier ones. */
export const CrawlsPart = ({ site, scans, most, locale, token }: Props) => {
  const { part } = crawlWords[locale];
  return (
    <section class="crawls" aria-labelledby="crawls">
      <h2 id="crawls">{part.title}</h2>
      <p>{part.about({ most })}</p>
      {token !== null && <OneButton action={toCrawlPaths(site).make} token={token} name={part.begin} />}
      <h3>{part.earlier}</h3>
      {scans.length === 0 ? (
        <p>{part.none}</p>
      ) : (
        <ul>
          {scans.map((scan) => (
            <Earlier key={scan.id} {...{ site, scan, locale }} />
          ))}
        </ul>
      )}
    </section>
  );
};
