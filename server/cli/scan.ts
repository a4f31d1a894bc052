import type { ScanError } from '../../lib/api/error.ts';
import { type Locale, PILLARS } from '../../lib/model.ts';
import { visible } from '../../lib/view/visible.ts';
import { commandWords } from '../../lib/words/command.ts';
import { EGRESS } from '../egress/dial.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import { DEFAULTS, type EngineSettings } from '../engine/settings.ts';
import { EXIT, type Exit, exitForFailure, exitForScore, exitOfAll } from './exit.ts';
import { findBrowser } from './find-browser.ts';
import { FORMAT_NAMES, FORMATS, type Written } from './formats.ts';
import { readScanOptions, type ScanOptions } from './options.ts';
import { pemIn } from './pem.ts';
import type { Speech } from './speech.ts';
import { VERSION } from './version.ts';

/** What of the options an engine is opened with. */
export type EngineOptions = Pick<
  ScanOptions,
  'browser' | 'authorities' | 'contact' | 'ignoresRobots' | 'resolver' | 'letIn'
>;

/** The engine's settings that the options ask for; `base` is what stands under them, a test's way out. */
export const settingsFor = (options: EngineOptions, base: Partial<EngineSettings>): EngineSettings => ({
  ...{ ...DEFAULTS, ...base },
  version: VERSION,
  browser: findBrowser(options.browser, process.env['PATH'] ?? ''),
  authorities: options.authorities.map(pemIn),
  contact: options.contact,
  heedsRobots: (base.heedsRobots ?? DEFAULTS.heedsRobots) && !options.ignoresRobots,
  ...(options.resolver === null ? {} : { resolver: options.resolver }),
  egress: { ...(base.egress ?? EGRESS), letIn: [...(base.egress?.letIn ?? []), ...options.letIn] },
});

interface Done {
  readonly exit: Exit;
  readonly told: Written | ScanError;
}

const scanOne = async (engine: Engine, url: string, options: ScanOptions): Promise<Done> => {
  const { pillar, level, language: locale, key, min } = options;
  try {
    const { session, stored } = await engine.scan({ url, pillar, level, locale });
    const { result, report } = stored;
    if (report === null) throw new ScanFailure('internal', 'no report');
    const tier = key === null ? 'public' : 'partner';
    return { exit: exitForScore(session.state.overall, min), told: { state: session.state, result, report, tier } };
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    const { code, message } = error;
    return { exit: exitForFailure(code), told: { ok: false, error: { code, message: `${url}: ${message}` } } };
  }
};

/** Everything that it takes. */
export const scanHelp = (locale: Locale): string =>
  commandWords[locale].help.scan({ formats: FORMAT_NAMES.join(', '), pillars: PILLARS.join(', ') });

/** `pijler scan`: resolves with the exit code. */
export const scanCommand = async (
  args: readonly string[],
  { out, err, locale }: Speech,
  base: Partial<EngineSettings> = {},
): Promise<Exit> => {
  const options = readScanOptions(args, process.env);
  if (options === null) {
    out(scanHelp(locale));
    return EXIT.good;
  }
  const engine = await openEngine(settingsFor(options, base));
  try {
    const done = await Promise.all(options.urls.map((url) => scanOne(engine, url, options)));
    for (const { told } of done) if ('error' in told) err(`${visible(told.error.message)}\n`);
    const all = done.map(({ told }) => told);
    const written = FORMATS[options.format].write(all, options.language);
    if (written !== '') out(written.endsWith('\n') ? written : `${written}\n`);
    return exitOfAll(done.map(({ exit }) => exit));
  } finally {
    await engine.close();
  }
};
