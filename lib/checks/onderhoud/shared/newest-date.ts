import { toUnseen } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import type { Blind } from '../../../model.ts';
import { FIRST_SITE } from '../../../parse/dates/calendar.ts';
import { findDates, parseMoment } from '../../../parse/dates/dates.ts';
import { parseJsonLd, readText } from '../../../parse/structured-data/json-ld.ts';
import { DAY, toIsoDay, YEAR } from '../../../time.ts';

const OLDEST = Date.UTC(FIRST_SITE, 0);
/** A date after one of these words is that of a birth or a foundation. */
const FOUNDED =
  /\b(?:sinds|since|opgericht|ingeschreven|established|founded|geboren|born|overleden|died)\b[^.!?\d]{0,20}$/i;

/** The dates in a text, except those of what happened long before: of births and foundations. */
const listShownDates = (text: string): readonly number[] =>
  findDates(text).flatMap(({ at, index }) => (FOUNDED.test(text.slice(Math.max(0, index - 40), index)) ? [] : [at]));

const listPageDates = ({ structuredData, authorship, text }: Facts['page']): readonly number[] => {
  const marked = parseJsonLd(structuredData.jsonLd).nodes.flatMap((node) =>
    ['datePublished', 'dateModified', 'uploadDate'].flatMap((property) => parseMoment(readText(node, property)) ?? []),
  );
  const shown = authorship.times.flatMap((time) => parseMoment(time.datetime) ?? parseMoment(time.text) ?? []);
  return [...marked, ...shown, ...listShownDates(text.body)];
};

/**
 * The newest dates of sitemaps. Dates that are the same for all pages, or all of today, show when the file was
 * generated, not when a page changed.
 */
const listSitemapDates = (sitemap: Seen<Facts['sitemap']>): readonly number[] =>
  sitemap.seen
    ? sitemap.value.files.flatMap(({ file }) => {
        if (!file.seen || file.value.lastmods.newest === null) return [];
        const { newest, oldest, today, total } = file.value.lastmods;
        return (total > 1 && newest === oldest) || today === total ? [] : [newest];
      })
    : [];

/** Why a sitemap was not read completely: the reason of the first file that was not seen, else its size; null when it was. */
const explainPartly = ({ files, complete }: Facts['sitemap']): Blind | null => {
  const [hidden] = files.flatMap(({ file }) => (file.seen || file.why === 'notApplicable' ? [] : [file.why]));
  return hidden ?? (complete ? null : 'tooLarge');
};

interface Sight {
  readonly page: Facts['page'];
  readonly scan: Facts['scan'];
  readonly sitemap: Seen<Facts['sitemap']>;
}

/** The age of the site's newest date: within a year, older, or undated; unseen when there may be a newer date. */
export const findNewestDate = ({ page, scan, sitemap }: Sight) => {
  const past = [...listPageDates(page), ...listSitemapDates(sitemap)].filter(
    (at) => at >= OLDEST && at <= scan.at + DAY,
  );
  const newest = past.length === 0 ? null : past.reduce((a, b) => Math.max(a, b));
  const args = { date: newest === null ? '' : toIsoDay(newest) };
  if (newest !== null && scan.at - newest <= YEAR) return { code: 'recent' as const, args };
  const why = sitemap.seen ? explainPartly(sitemap.value) : sitemap.why;
  if (why !== null && why !== 'notApplicable') return toUnseen(why);
  return newest === null ? { code: 'undated' as const } : { code: 'old' as const, args };
};
