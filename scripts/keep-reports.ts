import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanResult, toPillarState } from '../lib/api/compose.ts';
import { toNotGradable } from '../lib/api/not-gradable.ts';
import type { ScanResult } from '../lib/api/result.ts';
import { CHECKS } from '../lib/checks/index.ts';
import type { Locale, Report, Tier } from '../lib/model.ts';
import { judgeExample } from '../lib/session/example.ts';
import { commonWords } from '../lib/words/common.ts';
import { sayFinding, sayLimit } from '../lib/words/say.ts';
import { type Access, recorded } from '../test/sites/recorded.ts';

/**
 * `node scripts/keep-reports.ts <number>` writes what today's rules and words make of two recorded sites to
 * test/reports/rules-<rules>-<number>.json, and today's conclusions to codes.json beside it. Run it on a release, with the next
 * number: every later version must be able to open what it wrote. For an older version, run it in a work tree of that version's
 * commit.
 */

const FOLDER = join(import.meta.dirname, '../test/reports');
const VERSION = (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
  .version;

/** The sites: one with a decisive state and caps, and one of which much was not seen. */
const SITES: readonly (readonly [string, Access])[] = [
  ['schildergraaf', 'granted'],
  ['gewoon', 'plain'],
];

const exampleOf = (name: string, access: Access) => {
  const facts = recorded(name, access);
  if (facts.scan?.seen !== true) throw new TypeError(`${name} has no scan`);
  const finishedAt = facts.scan.value.at + 4_000;
  const created = judgeExample({ finishedAt, ledger: [], facts }, { id: `${name}-${access}`, version: VERSION });
  const target = { ...created.report.target, tabId: 1 };
  return { ...created, report: { ...created.report, target, access: access === 'granted' } };
};

const resultIn = ({ report, judged }: ReturnType<typeof exampleOf>, tier: Tier, locale: Locale): ScanResult => {
  const { overall, incomplete, limit = null } = report;
  const total = { overall, incomplete, limit };
  const pillars = judged.map((one) => toPillarState(one, tier, (finding) => sayFinding(finding, locale)));
  return scanResult(pillars, {
    ...{ domain: report.target.host, total, limit: limit && sayLimit(report, locale), tier, scanUrl: 'report.html' },
    ...{ notGradable: toNotGradable({ total, parts: judged }), names: commonWords[locale].pillars },
  });
};

/** Results are stored for the first only: they repeat every sentence of the report. */
const scans = SITES.map(([name, access], index) => {
  const created = exampleOf(name, access);
  const requestOf =
    index > 0
      ? []
      : (['nl', 'en'] as const).flatMap(
          (locale) =>
            [
              ['public', locale],
              ['partner', locale],
            ] as const,
        );
  const results = Object.fromEntries(
    requestOf.map(([tier, locale]) => [`${tier} ${locale}`, resultIn(created, tier, locale)]),
  );
  return { report: created.report as Report, results };
});

/** Every conclusion that was stored before and those of today, by check. */
const codes = (): Readonly<Record<string, readonly string[]>> => {
  const landed = JSON.parse(readFileSync(join(FOLDER, 'codes.json'), 'utf8')) as Record<string, readonly string[]>;
  const today = Object.values(CHECKS).flatMap(({ checks }) =>
    checks.map(({ id, verdicts }) => [id, Object.keys(verdicts)] as const),
  );
  const all = new Map(Object.entries(landed));
  for (const [id, own] of today) all.set(id, [...new Set([...(all.get(id) ?? []), ...own])].toSorted());
  return Object.fromEntries([...all].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** Formats one check per line. */
const lines = (table: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(table)
    .map(([id, value]) => `${JSON.stringify(id)}:${JSON.stringify(value)}`)
    .join(',\n')}}\n`;

const [number = ''] = process.argv.slice(2);
if (!/^\d+$/.test(number)) throw new TypeError('node scripts/keep-reports.ts <number>');
const { rules } = scans[0]?.report ?? { rules: 0 };
writeFileSync(join(FOLDER, `rules-${rules}-${number}.json`), `${JSON.stringify({ rules, scans })}\n`);
writeFileSync(join(FOLDER, 'codes.json'), lines(codes()));
