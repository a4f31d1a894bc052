import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNarrowed, testSet } from '../../test/kit/inputs.ts';

/** Which files of tests are of which project of Vitest, and which command runs them: the one place that says so. */

/** Tests in real browsers, and of the world that they are shown. */
const browser = ['test/world/**/*.test.ts', 'test/browser/**/*.test.ts', 'test/server/real/**/*.test.ts'];
/** What speaks to the browser, over the fake one. */
const platform = ['test/platform/**/*.test.ts'];
const ROOT = join(import.meta.dirname, '../..');
/** Of these, what puts another module in the place of one, or loads ours anew: each needs modules of its own. */
const platformAlone = globSync(platform, { cwd: ROOT }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
);
/** What reads a document, over one without layout: what needs that is tried in the real browsers. */
const page = ['test/collect/page/**/*.test.ts'];
/** What draws a document, over one without layout. */
const components = ['test/components/*/*.test.tsx'];

/**
 * What must not share its modules with other files: it puts another module or built-in function in the place of one,
 * counts blocks, or watches ours load.
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

/** What wants the machine for itself: it measures time, slows a page down, builds, or stops a browser halfway. */
const quiet = [
  'test/browser/axe/slow.test.ts',
  'test/browser/faults/{02-20-firefox,14-21-pages,beside,pumped}.test.ts',
  'test/browser/page/{hostile,pumped,read-page}.test.ts',
  'test/browser/{package/package,views/popup-cost}.test.ts',
  'test/browser/dev.test.ts',
  'test/server/real/faults/*.test.ts',
];

/**
 * The tests in real browsers that `npm test` runs: about twenty files, in at most 250 s on two cores. **A new file in
 * test/browser, test/world or test/server/real runs in `npm run full` only, unless it is listed here**; who lists one
 * measures what it takes and takes another out. By its name each can be run at any time.
 */
const browserInTest = [
  'test/browser/{scan,firefox,same-grade,prompt}.test.ts',
  'test/browser/views/{popup,report,history,options,accessibility}.test.ts',
  'test/browser/service.test.ts',
  'test/browser/axe/{extension,equals-plain}.test.ts',
  'test/browser/faults/{01-background,threats}.test.ts',
  'test/browser/package/manifest.test.ts',
  'test/server/real/{web,ssrf,documented}.test.ts',
];

/** Tests without a browser that `npm test` leaves to `npm run full`: what they cover others cover by samples. */
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
  'test/server/features/monitoring/routes/watching-web.test.ts',
  'test/server/features/monitoring/worker/{watch,watch-quota,watch-digests,notifications}.test.ts',
];

/**
 * What `npm run check` leaves to `npm test` as well, of its two projects `unit` and `page`: what opens a store or starts a
 * program, what makes inputs in great numbers, what has the accessibility engine look at many pages, and what judges, draws or
 * reads every recorded site or kept report.
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
  'test/export/{ci-log,extreme,read-report,ticket,unseen}.test.ts',
  'test/export/old-reports.test.tsx',
  'test/sites/age.test.ts',
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

/** What this run takes of a list in real browsers, of which `npm test` runs `inTest`. */
export const chosen = (all: readonly string[], inTest: readonly string[]): string[] => [...(isNarrowed ? inTest : all)];

/** What a single test can say of itself: `test('…', { tags: ['full'] }, …)`. */
export const TAGS = [
  { name: 'full', description: 'Takes long, and others of its file cover most of it: only `npm run full` runs it.' },
] as const;
