import type { Browsing, Locale } from '../../model.ts';
import { reportWords } from '../report/report.ts';

/** A report may come from a file: what is no letter of a header line is not shown. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500);

/** With what a page was looked at, in words: `viewport 390×844, as a phone`. */
export const browsingText = (browsing: Browsing | undefined, locale: Locale): string => {
  const words = reportWords[locale].browsing;
  const { headers, cookies, basicAuth, userAgent, language, viewport, deviceScaleFactor, steps, consent } =
    browsing ?? {};
  const namesIn = (names: readonly string[]): string => names.map(plain).join(', ');
  const parts = [
    ...(steps === undefined ? [] : [words.steps({ count: steps })]),
    ...(consent === undefined ? [] : [words.consent[consent]]),
    ...(viewport === undefined ? [] : [words.viewport(viewport)]),
    ...(browsing?.narrow === true ? [words.narrow] : []),
    ...(deviceScaleFactor === undefined ? [] : [words.deviceScaleFactor({ value: deviceScaleFactor })]),
    ...(browsing?.mobile === true ? [words.mobile] : []),
    ...(browsing?.colorScheme === 'dark' ? [words.colorScheme] : []),
    ...(browsing?.reducedMotion === true ? [words.reducedMotion] : []),
    ...(language === undefined ? [] : [words.language({ value: plain(language) })]),
    ...(userAgent === undefined ? [] : [words.userAgent({ value: plain(userAgent) })]),
    ...(basicAuth === true ? [words.basicAuth] : []),
    ...(headers === undefined ? [] : [words.headers({ names: namesIn(headers) })]),
    ...(cookies === undefined ? [] : [words.cookies({ names: namesIn(cookies) })]),
  ];
  return parts.length === 0 ? words.plain : parts.join(', ');
};

/** The same of what a comparison has of it (`browsingKey`). */
export const browsingOfKey = (key: string, locale: Locale): string =>
  browsingText(key === '' ? undefined : (JSON.parse(key) as Browsing), locale);
