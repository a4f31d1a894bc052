import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNarrowed, testSet } from '../../test/kit/inputs.ts';

/** Which test files belong to which project of Vitest, and which command runs them: defined only here. */

/** Tests in real browsers, and of the world that they are shown. */
const browser = ['test/world/**/*.test.ts', 'test/browser/**/*.test.ts', 'test/server/real/**/*.test.ts'];
/** Code that talks to the browser, tested with a fake one. */
const platform = ['test/platform/**/*.test.ts'];
const ROOT = join(import.meta.dirname, '../..');
/** Those of them that mock a module, or load ours anew: each needs modules of its own. */
const platformAlone = globSync(platform, { cwd: ROOT }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
);
/** Code that reads a document, tested without layout: what needs layout is tested in real browsers. */
const page = ['test/collect/page/**/*.test.ts'];
/** Code that draws a document, tested without layout. */
const components = ['test/components/*/*.test.tsx'];

/**
 * Tests that must not share their modules with other files: they replace a module or built-in function, count blocks, or observe
 * how ours load.
 */
const alone = [
  'test/faults/every-check.test.ts',
  'test/faults/linear-parsers.test.ts',
  'test/faults/linear-patterns.test.ts',
  'test/faults/linear-validator.test.ts',
  'test/faults/readers-complete.test.ts',
  'test/faults/score-throws.test.ts',
  'test/kit/work/work.test.ts',
  'test/properties/repairs.test.ts',
  'test/properties/same-report.test.ts',
];

/** Tests that need the machine for themselves: they measure time, slow a page down, build, or stop a browser halfway. */
const quiet = [
  'test/browser/axe/slow.test.ts',
  'test/browser/faults/{02-20-firefox,14-21-pages,beside,pumped}.test.ts',
  'test/browser/page/{hostile,pumped,read-page}.test.ts',
  'test/browser/package/package.test.ts',
  'test/browser/dev.test.ts',
  'test/server/real/faults/*.test.ts',
];

/**
 * The tests in real browsers that `npm test` runs: about twenty files, in at most 250 s on two cores. **A new file in
 * test/browser, test/world or test/server/real runs in `npm run full` only, unless it is listed here**; when you list one,
 * measure what it takes and take another out. By its name each can be run at any time.
 */
const browserInTest = [
  'test/browser/{scan,firefox,same-grade,prompt}.test.ts',
  'test/browser/views/{popup,popup-cost,report,history,options,accessibility}.test.ts',
  'test/browser/service.test.ts',
  'test/browser/axe/{extension,equals-plain,changing}.test.ts',
  'test/browser/faults/{01-background,threats}.test.ts',
  'test/browser/package/manifest.test.ts',
  'test/server/real/{web,ssrf,documented,closed-roots}.test.ts',
];

/** Tests without a browser that `npm test` leaves to `npm run full`: others cover the same by samples. */
const unitInFull = [
  'test/faults/{linear-parsers,linear-patterns,linear-validator,lint-rule}.test.ts',
  'test/kit/work/work.test.ts',
  'test/platform/faults/each-write.test.ts',
  'test/collect/page/content/main-reader.test.ts',
  'test/properties/repairs.test.ts',
  'test/export/markdown-renderers.test.ts',
  'test/scripts/{descendants,pairs,data/build}.test.ts',
  'test/server/fresh-clone.test.ts',
  'test/server/systemd/units.test.ts',
  'test/server/features/scans/worker/other-rules.test.ts',
  'test/server/app/{generated-clients,real-clients,snippets}.test.ts',
  'test/properties/unseen.test.ts',
  'test/words/{imperatives,glossary}.test.tsx',
  'test/server/core/http/{each-write,every-body,four-askers,worst-bodies}.test.ts',
  'test/server/core/store/{backup-under-writes,migrations,newer-store,upgrades}.test.ts',
  'test/server/features/{batches/worker/feed,crawls/worker/crawl,sites/routes/sites-web}.test.ts',
  'test/server/features/monitoring/routes/monitoring-web.test.ts',
  'test/server/features/monitoring/worker/{monitor-worker,monitor-quota,monitor-digests,notifications}.test.ts',
];

/**
 * Tests of the two projects `unit` and `page` that `npm run check` leaves to `npm test` as well: those that open a store or start
 * a program, generate inputs in great numbers, run the accessibility engine on many pages, or judge, draw or read every recorded
 * site or stored report.
 */
const unitInTest = [
  'test/server/**/*.test.{ts,tsx}',
  'test/properties/*.test.ts',
  'test/faults/{every-parser,long-runs,own-faults,22-31}.test.ts',
  'test/{path,silence}.test.ts',
  'test/api/{client,outgoing}.test.ts',
  'test/collect/dns/dns.test.ts',
  'test/collect/page/{states,software-mentioned,performance}.test.ts',
  'test/collect/page/content/links.test.ts',
  'test/checks/domein/blindness.test.ts',
  'test/checks/toegankelijkheid/axe-groups.test.ts',
  'test/collect/page-chosen.test.ts',
  'test/export/{ci-log,extreme,read-report,report-*,ticket,unseen}.test.ts',
  'test/export/old-reports.test.tsx',
  'test/sites/**/*.test.ts',
  'test/components/report.test.tsx',
  'test/words/told.test.ts',
  'test/parse/site-files/robots-generated.test.ts',
];

export const LISTS = {
  browser,
  platform,
  platformAlone,
  page,
  components,
  alone,
  quiet,
  browserInTest,
  unitInFull,
  unitInTest,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Files without a browser that this run leaves to a longer one. */
export const notNow: readonly string[] = [
  ...(isNarrowed ? unitInFull : []),
  ...(testSet === 'check' ? unitInTest : []),
];

/** The files that this run takes from a list in real browsers, of which `npm test` runs `inTest`. */
export const chosen = (all: readonly string[], inTest: readonly string[]): string[] => [...(isNarrowed ? inTest : all)];

/** Tags that a single test can have: `test('…', { tags: ['full'] }, …)`. */
export const TAGS = [
  { name: 'full', description: 'Takes long, and others of its file cover most of it: only `npm run full` runs it.' },
] as const;
