import type { Browsing, Locale } from '../../model.ts';
import { reportWords } from '../report/report.ts';

/** A report may come from a file: characters that a header line cannot have are replaced. */
const toPlainReport = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500);

/** Describes how a page was viewed: `viewport 390×844, as a phone`. */
export const formatBrowsing = (browsing: Browsing | undefined, locale: Locale): string => {
  const words = reportWords[locale].browsing;
  const { headers, cookies, basicAuth, userAgent, language, viewport, deviceScaleFactor, steps, consent } =
    browsing ?? {};
  const formatNames = (names: readonly string[]): string => names.map(toPlainReport).join(', ');
  const parts = [
    ...(steps === undefined ? [] : [words.steps({ count: steps })]),
    ...(consent === undefined ? [] : [words.consent[consent]]),
    ...(viewport === undefined ? [] : [words.viewport(viewport)]),
    ...(browsing?.narrow === true ? [words.narrow] : []),
    ...(deviceScaleFactor === undefined ? [] : [words.deviceScaleFactor({ value: deviceScaleFactor })]),
    ...(browsing?.mobile === true ? [words.mobile] : []),
    ...(browsing?.colorScheme === 'dark' ? [words.colorScheme] : []),
    ...(browsing?.reducedMotion === true ? [words.reducedMotion] : []),
    ...(language === undefined ? [] : [words.language({ value: toPlainReport(language) })]),
    ...(userAgent === undefined ? [] : [words.userAgent({ value: toPlainReport(userAgent) })]),
    ...(basicAuth === true ? [words.basicAuth] : []),
    ...(headers === undefined ? [] : [words.headers({ names: formatNames(headers) })]),
    ...(cookies === undefined ? [] : [words.cookies({ names: formatNames(cookies) })]),
  ];
  return parts.length === 0 ? words.plain : parts.join(', ');
};

/** The same for the form used in a comparison (`toBrowsingKey`). */
export const formatBrowsingKey = (key: string, locale: Locale): string =>
  formatBrowsing(key === '' ? undefined : (JSON.parse(key) as Browsing), locale);
