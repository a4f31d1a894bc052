import type { ConsentTraces } from '../../extras.ts';
import type { CheckedLink, ConsentSeen, Extras, Locale, MailServerTls, Report, ViewResult } from '../../model.ts';
import { linksWords } from '../command/links.ts';
import { formatDate } from '../format.ts';
import { sayFinding } from '../say.ts';
import { mailTlsWords } from '../service/mail-tls.ts';
import { reportWords } from './report.ts';

/**
 * What was looked at beside the checks, as lines of text: a heading, and the lines below it. The caller must make
 * invisible characters visible, because the lines contain foreign text.
 */
export interface ExtraLines {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A line and the items below it, without their dashes. */
interface LineWithItems {
  readonly line: string;
  readonly items: readonly string[];
}

/**
 * Groups lines of text into a list of two levels: a line that begins with a dash belongs to the last line before it
 * that does not.
 */
export const withItems = (lines: readonly string[]): readonly LineWithItems[] => {
  const all: { readonly line: string; readonly items: string[] }[] = [];
  let above: { readonly items: string[] } | undefined;
  for (const text of lines) {
    const line = text.replace(/^- /, '');
    if (line !== text && above !== undefined) above.items.push(line);
    else {
      const one = { line, items: [] };
      all.push(one);
      if (line === text) above = one;
    }
  }
  return all;
};

const cutLine = (text: string): string => text.slice(0, 500).replace(/\s+/g, ' ');

const formatLink = ({ url, text, why, to }: CheckedLink): string => {
  const parts = [
    cutLine(url),
    ...(to === null ? [] : [`→ ${cutLine(to)}`]),
    ...(why === '' ? [] : [`(${cutLine(why)})`]),
  ];
  return `- ${parts.join(' ')}${text === '' ? '' : `, “${cutLine(text)}”`}`;
};

/** States that are listed one by one; the others are only counted. */
const LISTED = ['dead', 'softDead', 'unclear', 'acts'] as const;

/** The results for a page's links. */
const formatLinks = (page: string, checked: readonly CheckedLink[], locale: Locale): ExtraLines => {
  const { heading, none, states } = linksWords[locale];
  if (checked.length === 0) return { heading: none({ page: cutLine(page) }), lines: [] };
  const filterState = (state: CheckedLink['state']) => checked.filter((link) => link.state === state);
  const countState = (state: CheckedLink['state']): readonly string[] =>
    filterState(state).length === 0 ? [] : [`${states[state]} (${filterState(state).length})`];
  return {
    heading: heading({ page: cutLine(page), count: checked.length }),
    lines: [
      ...LISTED.flatMap((state) => [...countState(state), ...filterState(state).map(formatLink)]),
      ...(['robots', 'alive'] as const).flatMap(countState),
    ],
  };
};

const formatMailServer = (found: MailServerTls, locale: Locale): string => {
  const words = mailTlsWords[locale];
  const { host, state, why, protocol, distrust, expiresAt, dane } = found;
  const parts = [
    `${words.states[state]}${protocol === null ? '' : ` (${cutLine(protocol)})`}${why === '' ? '' : ` (${cutLine(why)})`}`,
    ...(distrust === null ? [] : [distrust === '' ? words.trusted : words.distrusted({ reason: cutLine(distrust) })]),
    ...(expiresAt === null ? [] : [words.expires({ day: formatDate(locale, expiresAt) })]),
    ...(state === 'tls' ? [words.dane[dane ?? 'unseen']] : []),
  ];
  return `- ${cutLine(host)}: ${parts.join(', ')}`;
};

/** What a domain's mail servers reported about TLS; null when those are not known. */
const formatMailTls = (typed: string, servers: readonly MailServerTls[] | null, locale: Locale): ExtraLines => {
  const words = mailTlsWords[locale];
  const domain = cutLine(typed);
  if (servers === null) return { heading: words.unseen({ domain }), lines: [] };
  if (servers.length === 0) return { heading: words.noMail({ domain }), lines: [] };
  return { heading: words.heading({ domain }), lines: servers.map((server) => formatMailServer(server, locale)) };
};

/** Items listed of a finding. */
const MAX_ITEMS = 5;

/** The differences on a phone or in the dark scheme: each finding with where it applies. */
const formatView = ({ view, seen, findings, text }: ViewResult, by: string | undefined, locale: Locale): ExtraLines => {
  const words = reportWords[locale].views;
  const heading = by === undefined ? words.names[view] : words.by({ name: words.names[view], host: cutLine(by) });
  if (!seen) return { heading, lines: [words.unseen] };
  const lines = findings.flatMap(({ where, finding }) => {
    // The conclusion, never the title: “Enough contrast (not here)” reads as its opposite.
    const { conclusion } = sayFinding(finding, locale);
    const items = where === 'not' ? [] : finding.items.slice(0, MAX_ITEMS);
    return [`${cutLine(conclusion)} (${words.where[where]})`, ...items.map((item) => `- ${cutLine(item)}`)];
  });
  const share = text === null || text > 0.9 ? [] : [words.text({ percent: Math.round(text * 100) })];
  return { heading, lines: lines.length + share.length === 0 ? [words.none] : [...share, ...lines] };
};

const formatTraces = (heading: string, { cookies, hosts }: ConsentTraces, locale: Locale): readonly string[] => {
  const words = reportWords[locale].consent;
  if (cookies.length + hosts.length === 0) return [`${heading}: ${words.nothing}`];
  return [
    `${heading}:`,
    ...cookies.map((name) => `- ${words.cookie({ name: cutLine(name) })}`),
    ...hosts.map((host) => `- ${words.host({ host: cutLine(host) })}`),
  ];
};

/** What existed before the consent banner was answered, and what was added after it. */
const formatConsent = ({ answer, before, after }: ConsentSeen, locale: Locale): ExtraLines => {
  const { heading, before: then, after: since } = reportWords[locale].consent;
  const lines = [...formatTraces(then, before, locale), ...formatTraces(since[answer], after, locale)];
  return { heading: heading[answer], lines };
};

/** Everything that was looked at beside the checks of a scan. */
export const formatExtras = (
  { target, extras = {} }: Pick<Report, 'target'> & { readonly extras?: Extras },
  locale: Locale,
): readonly ExtraLines[] => {
  const { links, mailTls, views = [], viewsBy, consent } = extras;
  return [
    ...(consent === undefined ? [] : [formatConsent(consent, locale)]),
    ...views.map((view) => formatView(view, viewsBy, locale)),
    ...(links === undefined ? [] : [formatLinks(target.url, links, locale)]),
    ...(mailTls === undefined ? [] : [formatMailTls(target.domain ?? target.host, mailTls, locale)]),
  ];
};
