import type { ScanError } from '../../lib/api/error.ts';
import { escapePlainForLog } from '../../lib/export/ci-log.ts';
import { type CheckedLink, type Extras, type Locale, PILLARS, type Report } from '../../lib/model.ts';
import type { Session } from '../../lib/session/reduce.ts';
import { compareToEarlier, type Earlier, isWorse } from '../../lib/view/compare/against.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { baselineWords } from '../../lib/words/command/baseline.ts';
import { formatBrowsing } from '../../lib/words/command/browsing.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { formatExtras } from '../../lib/words/report/extra-lines.ts';
import { explainNotGradable } from '../../lib/words/report/not-gradable.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayReason } from '../../lib/words/service/served.ts';
import { EGRESS } from '../egress/dial.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { listOutwardLinks, type OutwardLink, openLinkChecker } from '../engine/links/check-links.ts';
import type { MailDomain } from '../engine/mail/mail-domain.ts';
import { hasPublicName } from '../engine/network/public-name.ts';
import { openRequester } from '../engine/network/requester.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import { DEFAULTS, type EngineSettings } from '../engine/settings.ts';
import { readEarlier } from './against.ts';
import {
  type BaselineOutcome,
  type Baselines,
  compareToBaselineFile,
  formatOutcome,
  openBaselines,
  writeBaselineFile,
} from './baseline.ts';
import { EXIT, type Exit, pickExit, toFailureExit, toScoreExit, toWorseExit } from './exit.ts';
import { FORMAT_NAMES, FORMATS, type Written } from './formats.ts';
import { openMailProbe } from './mail-tls.ts';
import type { EngineOptions } from './options/engine-options.ts';
import { findBrowser } from './options/find-browser.ts';
import { withLocalhost } from './options/localhost.ts';
import { readScanOptions, type ScanOptions } from './options/options.ts';
import { readPem } from './options/pem.ts';
import { UsageError } from './options/usage-error.ts';
import type { Speech } from './speech.ts';
import { VERSION } from './version.ts';
import { assertWritable, writeBeside } from './written-files.ts';

/** `pijler scan --links`: links of the scanned pages to other sites, on demand. */

/** Maximum bytes of a page that are read, and milliseconds per request. */
const REQUEST = { most: 64_000, ms: 10_000 };

/** Checks links, each address once for all pages. */
interface LinkProbe {
  check(links: readonly OutwardLink[]): Promise<readonly CheckedLink[]>;
  close(): Promise<void>;
}

/** Opens a link checker with the network access of an engine's settings. */
const openLinkProbe = (settings: EngineSettings): LinkProbe => {
  const requester = openRequester(settings);
  const checker = openLinkChecker({
    ask: (url, method) => requester.request(url, { method, ...REQUEST }),
    hasName: (host) => hasPublicName(host, settings),
    isNeverScanned: settings.isNeverScanned,
  });
  return { check: (links) => checker.check(links), close: () => requester.close() };
};

/** Builds the engine's settings from the options, which override `base`, such as a test's network access. */
export const createEngineSettings = (options: EngineOptions, base: Partial<EngineSettings>): EngineSettings => ({
  ...DEFAULTS,
  ...base,
  version: VERSION,
  browser: findBrowser(options.browser, process.env['PATH'] ?? ''),
  authorities: options.authorities.map(readPem),
  contact: options.contact,
  heedsRobots: (base.heedsRobots ?? DEFAULTS.heedsRobots) && !options.ignoresRobots,
  ...(options.resolver === null ? {} : { resolver: options.resolver }),
  egress: { ...(base.egress ?? EGRESS), letIn: [...(base.egress?.letIn ?? []), ...options.letIn] },
});

interface Done {
  readonly exit: Exit;
  readonly answer: Written | ScanError;
  /** Comparison with known findings; null if none were given. */
  readonly beside: BaselineOutcome | null;
  /** The page's domain and its DNS; null when DNS was not requested or not seen. */
  readonly mail: MailDomain | null;
  /** The page's links to other sites; null when not requested or not seen. */
  readonly links: readonly OutwardLink[] | null;
}

/** Reads the requested earlier scan; null if none was requested. Throws a UsageError. */
const readEarlierScan = ({ against: path, failsOnWorse }: ScanOptions): Earlier | null => {
  if (path === null) return null;
  const earlier = readEarlier(path);
  if (failsOnWorse && 'result' in earlier) throw new UsageError((words) => words.worseTakesReport({ path }));
  return earlier;
};

/** Exit code of a scan, by the minimum total and the comparison with an earlier scan. */
const listExits = ({ state, result, against: comparison }: Written, { min, failsOnWorse }: ScanOptions): Exit =>
  pickExit([
    // A score of a page behind a wall says nothing about the site.
    toScoreExit(result.not_gradable === undefined ? state.overall : null, min),
    ...(failsOnWorse && comparison !== null ? [toWorseExit(isWorse(comparison))] : []),
  ]);

/** A scan to run, and what it is compared with. */
interface CliScan {
  readonly url: string;
  readonly earlier: Earlier | null;
  readonly baselines: Baselines;
  readonly options: ScanOptions;
  /** Language of error messages. */
  readonly spoken: Locale;
}

const findMailDomain = ({ facts: { dns } }: Session, { target }: Report): MailDomain | null =>
  dns?.seen === true ? { domain: target.domain ?? target.host, dns: dns.value } : null;

/** Lists the links of a scanned page to other sites. */
const listOutward = ({ facts: { page } }: Session): readonly OutwardLink[] | null =>
  page?.seen === true ? listOutwardLinks(page.value.links.list, page.value.document.url) : null;

/** Explains why a scan failed: a step's failure in the user's language, any other in the engine's words. */
const formatFailure = ({ message, why }: ScanFailure, locale: Locale): string =>
  why?.reason.startsWith('step') === true ? sayReason(why.reason, why.detail ?? '', locale) : message;

const scanOne = async (engine: Engine, { url, earlier, baselines, options, spoken }: CliScan): Promise<Done> => {
  const { pillar, level, language: locale, key, browsing, before, views } = options;
  try {
    const { session, stored } = await engine.scan({ url, pillar, level, locale, browsing, before, views });
    const { result, report } = stored;
    if (report === null) throw new ScanFailure('internal', 'no report');
    const tier = key === null ? 'public' : 'partner';
    const changed = earlier && compareToEarlier(earlier, report, tier);
    const beside = baselines.held && compareToBaselineFile(baselines.held, report, locale);
    const marked = beside?.report ?? report;
    const answer = { state: session.state, result, report: marked, tier, against: changed } as const;
    return {
      exit: pickExit([listExits(answer, options), beside?.exit ?? EXIT.good]),
      answer,
      beside,
      links: listOutward(session),
      mail: findMailDomain(session, report),
    };
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    const { code } = error;
    const message = formatFailure(error, spoken);
    return {
      exit: toFailureExit(code),
      answer: { ok: false, error: { code, message: `${url}: ${message}` } },
      beside: null,
      links: null,
      mail: null,
    };
  }
};

/** Help text of `pijler scan`. */
export const scanHelp = (locale: Locale): string =>
  commandWords[locale].help.scan({ formats: FORMAT_NAMES.join(', '), pillars: PILLARS.join(', ') });

/** Explains why a scan has no grade to compare with `--min`. */
const explainNotGraded = (written: Written, { min }: ScanOptions, locale: Locale): readonly string[] => {
  const why = written.result.not_gradable;
  if (min === null || why === undefined) return [];
  const { message, help } = explainNotGradable(locale)(why.reason);
  return [`${message} ${help}`];
};

/** Remarks beside the result: why a scan failed or has no grade, what is known, and that it got worse. */
const listRemarks = ({ answer, beside }: Done, options: ScanOptions, locale: Locale): readonly string[] => {
  if ('error' in answer) return [makeVisible(answer.error.message)];
  const { worse, notComparable } = commandWords[locale].said;
  const { browsing } = answer.report;
  const looked = `${reportWords[options.language].conditions.browsing}: ${formatBrowsing(browsing, options.language)}`;
  const known = [
    ...(browsing === undefined ? [] : [looked]),
    ...explainNotGraded(answer, options, locale),
    ...(beside === null ? [] : formatOutcome(beside, options.baseline ?? '', options.language)),
  ];
  if (!options.failsOnWorse || answer.against === null) return known;
  const is = isWorse(answer.against);
  if (is === null) return [...known, notComparable];
  return is ? [...known, worse({ count: answer.against.worse.length })] : known;
};

/** Writes the findings of the scans as known ones, and reports how many there are now. */
const writeKnown = (options: ScanOptions, baselines: Baselines, done: readonly Done[]): readonly string[] => {
  const { writeBaseline: path, language } = options;
  const reports = done.flatMap(({ answer }) => ('report' in answer ? [answer.report] : []));
  if (path === null || reports.length === 0) return [];
  const count = writeBaselineFile(options, baselines, [reports, language]);
  return [baselineWords[language].written({ path: makeVisible(path), count })];
};

/**
 * Adds the requested extra checks to the scans, one after the other, so that a host that several pages link to is contacted once.
 */
const withExtras = async (
  done: readonly Done[],
  settings: EngineSettings,
  { links, mailTls: name }: ScanOptions,
): Promise<readonly Done[]> => {
  if (!links && name === null) return done;
  const probeLinks = openLinkProbe(settings);
  const probeMail = name === null ? null : openMailProbe({ settings, name });
  const all: Done[] = [];
  try {
    for (const one of done) {
      const extras: Extras = {
        ...(links && one.links !== null && { links: await probeLinks.check(one.links) }),
        ...(probeMail !== null && 'report' in one.answer && { mailTls: one.mail && (await probeMail(one.mail)) }),
      };
      const failure =
        'report' in one.answer
          ? { ...one.answer, report: { ...one.answer.report, extras: { ...one.answer.report.extras, ...extras } } }
          : one.answer;
      all.push({ ...one, answer: failure });
    }
  } finally {
    await probeLinks.close();
  }
  return all;
};

/** Lists the results of the extra checks, one line each. */
const formatExtraLines = ({ answer }: Done, locale: Locale): readonly string[] =>
  'report' in answer
    ? formatExtras(answer.report, locale).flatMap(({ heading, lines }) => [heading, ...lines].map(makeVisible))
    : [];

/** `pijler scan`: resolves with the exit code. */
export const scanCommand = async (
  args: readonly string[],
  { out, err, locale }: Speech,
  base: Partial<EngineSettings> = {},
  ended: Promise<unknown> = new Promise(() => {}),
): Promise<Exit> => {
  const options = readScanOptions(args, process.env);
  if (options === null) {
    out(scanHelp(locale));
    return EXIT.good;
  }
  if (options.watch) {
    const settings = withLocalhost(
      createEngineSettings(options, base),
      options.urls.map((url) => new URL(url)),
    );
    const { watchPage } = await import('./watch.ts');
    return watchPage(settings, options, { speech: { out, err, locale }, ended });
  }
  const earlier = readEarlierScan(options);
  const baselines = openBaselines(options);
  assertWritable(options);
  const settings = createEngineSettings(options, base);
  const engine = await openEngine(settings);
  try {
    const scanned = await Promise.all(
      options.urls.map((url) => scanOne(engine, { url, earlier, baselines, options, spoken: locale })),
    );
    const done = await withExtras(scanned, settings, options);
    const all = done.map(({ answer }) => answer);
    for (const said of done.flatMap((one) => listRemarks(one, options, locale))) err(escapePlainForLog(`${said}\n`));
    for (const said of writeKnown(options, baselines, done)) err(escapePlainForLog(`${said}\n`));
    for (const said of done.flatMap((one) => formatExtraLines(one, options.language)))
      err(escapePlainForLog(`${said}\n`));
    writeBeside(options, all, options.language);
    const written = FORMATS[options.format].write(all, options.language);
    if (written !== '') out(written.endsWith('\n') ? written : `${written}\n`);
    return pickExit(done.map(({ exit }) => exit));
  } finally {
    await engine.close();
  }
};
