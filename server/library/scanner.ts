import { toAddress } from '../../lib/api/request.ts';
import type { Report } from '../../lib/model.ts';
import { toGrade } from '../../lib/view/grade.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { parseEngineOptions } from '../cli/options/engine-options.ts';
import { isOfThisComputer, withLocalhost } from '../cli/options/localhost.ts';
import { createEngineSettings } from '../cli/scan.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import type { EngineSettings } from '../engine/settings.ts';
import type { Scan, Scanner, ScannerOptions } from './contract.ts';

const scanOf = (report: Report, locale: 'nl' | 'en'): Scan => ({
  url: report.target.url,
  score: report.overall,
  grade: toGrade(report.overall, locale).word,
  incomplete: report.incomplete,
  pillars: report.scores.map(({ pillar, score }) => ({ id: pillar, score })),
  findings: report.findings.map((finding) => {
    const { id, pillar, outcome, points, items } = finding;
    const { title, conclusion } = sayFinding(finding, locale);
    return { id, pillar, outcome, title, conclusion, points, items };
  }),
  report,
});

/** The engine's settings for these options. Throws if one of them is invalid. */
export const createSettings = (options: ScannerOptions, base: Partial<EngineSettings>): EngineSettings => {
  const { browser, resolver, authorities, allowPrivate, contact, ignoreRobots = false } = options;
  const engine = parseEngineOptions({
    ...(browser === undefined ? {} : { browser }),
    ...(resolver === undefined ? {} : { resolver }),
    ...(authorities === undefined ? {} : { authority: authorities }),
    ...(allowPrivate === undefined ? {} : { 'allow-private': allowPrivate }),
    ...(contact === undefined ? {} : { contact }),
    'ignore-robots': ignoreRobots,
  });
  return createEngineSettings(engine, base);
};

/** Opens engines on demand: one for the web, and one for each port of this computer. */
const openEngines = (options: ScannerOptions, base: Partial<EngineSettings>) => {
  const settings = createSettings(options, base);
  const engines = new Map<string, Promise<Engine>>();
  const getEngine = (url: URL): Promise<Engine> => {
    const here = options.localhost === true && isOfThisComputer(url);
    const name = here ? url.host : '';
    const engine = engines.get(name) ?? openEngine(here ? withLocalhost(settings, [url]) : settings);
    engines.set(name, engine);
    return engine;
  };
  const close = async (): Promise<void> => {
    await Promise.all([...engines.values()].map(async (engine) => (await engine).close()));
  };
  return { engineFor: getEngine, close };
};

/** Opens a scanner; `base` contains settings that the options override, such as a test's network access. */
export const openScannerOn = async (
  options: ScannerOptions = {},
  base: Partial<EngineSettings> = {},
): Promise<Scanner> => {
  const { level = 'B', language = 'en' } = options;
  const engines = openEngines(options, base);
  return {
    close: engines.close,
    scan: async (typed, { pillar = null, signal } = {}) => {
      const url = toAddress(typed);
      if (url === null) throw new ScanFailure('unsupported_page', `not an http or https address: ${typed}`);
      const engine = await engines.engineFor(url);
      const cancel = signal === undefined ? {} : { cancel: signal };
      const { stored } = await engine.scan({ url: url.href, pillar, level, locale: language, ...cancel });
      if (stored.report === null) throw new ScanFailure('internal', 'no report');
      return scanOf(stored.report, language);
    },
  };
};
