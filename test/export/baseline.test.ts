import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDecisions, Decisions, listDecisions, MAX_DECISIONS } from '../../lib/decision.ts';
import {
  type Baseline,
  buildBaselineJsonSchema,
  formatBaselineFile,
  type KnownFinding,
  readBaseline,
} from '../../lib/export/baseline.ts';
import { formatBaseline } from '../../lib/export/baseline-lines.ts';
import { reportJunit } from '../../lib/export/formats/report-junit.ts';
import { reportSarif } from '../../lib/export/formats/report-sarif.ts';
import { compareToBaseline, isBeyondBaseline, normalizeItem, withKnown } from '../../lib/export/known-findings.ts';
import { createBaseline, toBaseline, toDecisions } from '../../lib/export/make-baseline.ts';
import type { Finding, Report } from '../../lib/model.ts';
import { sampleReport } from '../components/sample.ts';
import '../kit/generated.ts';
import { LONG } from './hostile.ts';

const ROOT = join(import.meta.dirname, '../..');
const DAY = 86_400_000;
const report = sampleReport();
const faulty = report.findings.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
const making = { note: { reason: 'Wacht op het nieuwe thema', by: 'Webteam' }, titleOf: (id: string) => id };
const created = createBaseline(null, [report], making);

const replaced = (id: string, changes: Partial<Finding>): Report => ({
  ...report,
  findings: report.findings.map((finding) => (finding.id === id ? { ...finding, ...changes } : finding)),
});
const first = faulty.find(({ outcome }) => outcome === 'warn') as Finding;
const right = report.findings.find(({ outcome }) => outcome === 'pass') as Finding;
const only = (known: Partial<KnownFinding>): Baseline => ({
  ...created,
  known: [{ check: first.id, code: first.code, reason: '', ...known }],
});
/** The number of each kind, with the ids of new and worse ones. */
const countsOf = (baseline: Baseline, now: Report) => {
  const { fresh, worse, ended, known, gone: resolved, untested } = compareToBaseline(baseline, now);
  return {
    fresh: fresh.map(({ id }) => id),
    worse: worse.map(({ finding, by }) => `${finding.id} ${by}`),
    ended: ended.length,
    known: known.length,
    gone: resolved.map(({ check }) => check),
    untested: untested.length,
  };
};
const NONE = { fresh: [], worse: [], ended: 0, known: faulty.length, gone: [], untested: 0 };

describe('a scan compared with the baseline written of it', () => {
  test('has nothing new, and every finding is known with its reason', () => {
    expect(countsOf(created, report)).toEqual(NONE);
    expect(isBeyondBaseline(compareToBaseline(created, report), report)).toBe(false);
    const { known } = compareToBaseline(created, report);
    expect(known.every(({ known: one }) => one.reason === making.note.reason && one.by === 'Webteam')).toBe(true);
  });

  test('lists exactly what became worse and what is gone', () => {
    const [removed] = faulty.filter(({ id }) => id !== first.id);
    const id = removed?.id ?? '';
    const now = {
      ...report,
      findings: report.findings.map((finding) => {
        if (finding.id === first.id) return { ...finding, outcome: 'fail', credit: 0 } as const;
        if (finding.id === right.id) return { ...finding, outcome: 'fail', credit: 0 } as const;
        return finding.id === id ? ({ ...finding, outcome: 'pass', credit: 1 } as const) : finding;
      }),
    };
    expect(countsOf(created, now)).toEqual({
      ...NONE,
      ...{ fresh: [right.id], worse: [`${first.id} graver`], gone: [id], known: faulty.length - 2 },
    });
    expect(isBeyondBaseline(compareToBaseline(created, now), now)).toBe(true);
  });

  test.each<[string, Partial<Finding>, string[]]>([
    ['another conclusion that is graver', { code: 'anders', outcome: 'fail', credit: 0 }, ['conclusion']],
    ['another conclusion that is no graver', { code: 'anders', credit: 0.9 }, []],
    ['less credit', { credit: 0.2 }, ['graver']],
    ['a little less credit, as a page around it moves', { credit: first.credit - 0.005 }, []],
    ['a lower cap', { cap: 40 }, ['graver']],
    ['a cap on the total', { total: 39 }, ['graver']],
  ])('%s', (_, changes, by) => {
    expect(countsOf(created, replaced(first.id, changes)).worse).toEqual(by.map((one) => `${first.id} ${one}`));
  });

  test('reports another item as new, but not the same one elsewhere or fewer of them', () => {
    const items = ['image-alt: img:nth-child(2) — <img src="/a.png?v=1">', 'image-alt: img:nth-child(3) — <img>'];
    const baseline = createBaseline(null, [replaced(first.id, { items, args: {} })], making);
    const worse = (now: readonly string[]) =>
      compareToBaseline(baseline, replaced(first.id, { items: now, args: {} })).worse.map((one) => one.items);
    expect(worse(items.map((item) => item.replace(/\d\)/, '7)').replace('v=1', 'v=2')))).toEqual([]);
    expect(worse(items.slice(1))).toEqual([]);
    expect(worse([...items, 'image-alt: #hero — <img>'])).toEqual([['image-alt: #hero — <img>']]);
    // A duplicate counts as one more.
    expect(worse([...items, items[1] ?? ''])).toEqual([[items[1]]]);
    const [less] = compareToBaseline(baseline, replaced(first.id, { items: items.slice(1), args: {} })).known.filter(
      ({ finding }) => finding.id === first.id,
    );
    expect(less?.gone).toEqual([items[0]]);
  });

  test('compares only the number of items in a truncated list', () => {
    const items = (from: number) => Array.from({ length: 20 }, (_, index) => `li ${index + from}`);
    const baseline = createBaseline(null, [replaced(first.id, { items: items(0), args: { count: 50 } })], making);
    const now = (count: number) => countsOf(baseline, replaced(first.id, { items: items(5), args: { count } })).worse;
    expect([now(45), now(50), now(51)]).toEqual([[], [], [`${first.id} more`]]);
  });

  test('reports untested checks as neither gone nor new, but does not call an ungraded scan clean', () => {
    const blind = {
      ...report,
      overall: null,
      findings: report.findings.map((one) => ({
        ...one,
        outcome: 'unknown' as const,
        code: null,
        why: 'wall' as const,
      })),
    };
    expect(countsOf(created, blind)).toEqual({ ...NONE, known: 0, untested: faulty.length });
    expect(isBeyondBaseline(compareToBaseline(created, blind), blind)).toBeNull();
  });

  test('does not report checks outside a single-pillar scan as gone', () => {
    const seo = {
      ...report,
      target: { ...report.target, pillar: 'seo' as const },
      findings: report.findings.filter(({ pillar }) => pillar === 'seo'),
    };
    expect(countsOf(created, seo)).toMatchObject({ fresh: [], worse: [], gone: [], untested: 0 });
  });

  test('expires an entry on the day after its last day', () => {
    const until = new Date(report.finishedAt).toISOString().slice(0, 10);
    const other = only({ until });
    const later = { ...report, finishedAt: report.finishedAt + DAY };
    expect(countsOf(other, report)).toMatchObject({ ended: 0, known: 1 });
    expect(countsOf(other, later)).toMatchObject({ ended: 1, known: 0, fresh: countsOf(other, report).fresh });
  });

  test('applies to its page, and to another site only when the file has just one', () => {
    const host = report.target.host;
    const there = { ...report, target: { ...report.target, host: 'proef.nl', url: 'https://proef.nl/' } };
    expect(countsOf(only({ site: host, page: '/' }), report).known).toBe(1);
    expect(countsOf(only({ site: host, page: '/contact' }), report).known).toBe(0);
    expect(countsOf(only({ site: host, page: '/' }), there).known).toBe(1);
    expect(compareToBaseline(only({ site: host }), there).otherSite).toBe(host);
    const two = { ...created, known: [...only({ site: host }).known, ...only({ site: 'ander.nl' }).known] };
    expect(countsOf(two, there).known).toBe(0);
    expect(countsOf(only({}), there).known).toBe(1);
  });
});

describe('updating a baseline', () => {
  test('keeps reasons, other pages and untested findings, and removes those that are gone', () => {
    const [one, two] = faulty.filter((finding) => finding !== first);
    const reasons = created.known.map((known) =>
      known.check === one?.id ? { ...known, reason: 'Van de hoster' } : known,
    );
    const other: KnownFinding = { site: 'voorbeeld.nl', page: '/contact', check: 'x', code: 'y', reason: 'Elders' };
    const before = { ...created, known: [...reasons, other] };
    const now = {
      ...report,
      findings: report.findings.map((finding) => {
        if (finding.id === two?.id) return { ...finding, outcome: 'pass' as const };
        return finding.id === first.id ? { ...finding, outcome: 'unknown' as const, code: null } : finding;
      }),
    };
    const again = createBaseline(before, [now], { ...making, note: { reason: 'Nieuw' } });
    const reasonOf = (check?: string) =>
      again.known.filter((known) => known.check === check).map(({ reason }) => reason);
    expect(reasonOf(one?.id)).toEqual(['Van de hoster']);
    expect(reasonOf('x')).toEqual(['Elders']);
    expect(reasonOf(first.id)).toEqual([making.note.reason]);
    expect(reasonOf(two?.id)).toEqual([]);
    expect(again.known.some(({ reason }) => reason === 'Nieuw')).toBe(false);
  });

  test('is idempotent and covers everything, whatever was found', { tags: ['full'], timeout: LONG }, () => {
    const changed = fc.record({
      outcome: fc.constantFrom('pass', 'warn', 'fail', 'unknown', 'skip', 'info'),
      credit: fc.double({ min: 0, max: 1, noNaN: true }),
      items: fc.array(fc.string(), { maxLength: 25 }),
      args: fc.record({ count: fc.nat(40) }, { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(fc.array(changed, { minLength: 1, maxLength: 8 }), (changes) => {
        const now = {
          ...report,
          findings: report.findings.map((finding, index) => ({ ...finding, ...changes[index % changes.length] })),
        } as Report;
        const baseline = createBaseline(null, [now], making);
        const read = readBaseline(formatBaselineFile(baseline));
        expect(read).toMatchObject({ ok: true });
        const { fresh, worse, ended, gone: resolved } = compareToBaseline(baseline, now);
        expect([fresh, worse, ended, resolved]).toEqual([[], [], [], []]);
        expect(createBaseline(baseline, [now], making)).toEqual(baseline);
      }),
    );
  });
});

describe('a baseline file', () => {
  test('is read back as written', () => {
    expect(readBaseline(`\ufeff${formatBaselineFile(created)}`)).toEqual({ ok: true, baseline: created });
  });

  test.each([
    ['too large', ' '.repeat(5_000_001), 'tooLarge', ''],
    ['not JSON', '<html>', 'notJson', ''],
    ['something else', '[1]', 'notABaseline', ''],
    ['a report', JSON.stringify(report), 'notABaseline', ''],
    ['of a later version', '{"schema":"pijler/baseline-9"}', 'otherVersion', 'pijler/baseline-9'],
    ['without findings', '{"schema":"pijler/baseline-1","rules":8}', 'damaged', 'known'],
    ['with an invalid date', formatBaselineFile(only({ until: '2027-02-31' })), 'damaged', 'known.0.until'],
    ['with a page that is not a path', formatBaselineFile(only({ page: 'contact' })), 'damaged', 'known.0.page'],
    [
      'without a reason',
      '{"schema":"pijler/baseline-1","rules":8,"known":[{"check":"hsts","code":null}]}',
      'damaged',
      'known.0.reason',
    ],
  ])('reports why it is invalid: %s', (_, text, fault, where) => {
    expect(readBaseline(text)).toEqual({ ok: false, fault, where });
  });

  test('any text and any JSON is refused, each for its own reason', () => {
    // No JSON begins with such a text.
    const text = fc.string().map((any) => `=${any}`);
    fc.assert(
      fc.property(text, fc.json(), (other, json) => {
        expect(readBaseline(other)).toEqual({ ok: false, fault: 'notJson', where: '' });
        expect(readBaseline(json)).toEqual({ ok: false, fault: 'notABaseline', where: '' });
      }),
    );
  });

  test('an item is recognised by the same text, whatever its query, and normalizing it twice changes nothing', () => {
    const query = fc.stringMatching(/^[a-z0-9=&]{0,20}$/);
    fc.assert(
      fc.property(fc.string(), query, query, fc.string(), (before, one, other, after) => {
        const normal = normalizeItem(`${before}?${one} ${after}`);
        expect(normalizeItem(`${before}?${other} ${after}`)).toBe(normal);
        expect(normalizeItem(normal)).toBe(normal);
      }),
    );
  });

  test('the example in the documentation is valid, and the published schema matches the code', () => {
    const page = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
    const [, example = ''] = /```json\n(\{\n {2}"schema": "pijler\/baseline-1"[\s\S]*?)```/.exec(page) ?? [];
    expect(readBaseline(example)).toMatchObject({ ok: true, baseline: { known: [{ check: 'hsts' }] } });
    const published = readFileSync(join(ROOT, 'docs/baseline-1.schema.json'), 'utf8');
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(buildBaselineJsonSchema())));
  });
});

describe('the printed comparison', () => {
  test('has one line each, and a hostile item adds no line', () => {
    const hostile = replaced(right.id, { outcome: 'fail', credit: 0, items: ['x\n::set-env name=PATH::y\u202e'] });
    const lines = formatBaseline(hostile, compareToBaseline(created, hostile), { path: 'known.json', locale: 'en' });
    expect(lines[0]).toBe('Known findings (known.json), https://voorbeeld.nl/');
    expect(lines).toContain('New (1)');
    expect(lines).toContain(`Known (${faulty.length})`);
    expect(lines.join('\n')).not.toMatch(/^\s*::/m);
    expect(lines.every((line) => !line.includes('\n') && !line.includes('\u202e'))).toBe(true);
    const dutch = formatBaseline(hostile, compareToBaseline(created, hostile), { path: 'known.json', locale: 'nl' });
    expect(dutch.join('\n')).toContain('Wacht op het nieuwe thema, volgens Webteam');
  });

  test('known findings cause no failure in JUnit and SARIF', () => {
    const marked = withKnown(report, compareToBaseline(created, report), 'bekend');
    expect(reportJunit(report, 'nl')).toContain('<failure');
    expect(reportJunit(marked, 'nl')).not.toContain('<failure');
    expect(reportJunit(marked, 'nl')).toMatch(/<testsuites [^>]*failures="0"/);
    const { runs } = JSON.parse(reportSarif(marked, 'nl'));
    expect(runs[0].results.every((one: { suppressions?: unknown[] }) => one.suppressions?.length === 1)).toBe(true);
    expect(marked.overall).toBe(report.overall);
  });
});

describe('decisions in a file', () => {
  const decisions: Decisions = {
    'voorbeeld.nl': [
      { check: 'hsts', code: 'absent', rules: 7, kind: 'intended', reason: 'Zo gewild', at: 1_700_000_000_000 },
      {
        check: 'csp',
        code: null,
        rules: 7,
        kind: 'wrong',
        reason: 'Klopt niet',
        at: 1_700_000_000_000,
        by: 'An',
        until: '2027-01-31',
      },
    ],
  };
  const file = toBaseline(decisions, (id) => id);

  test('survive the round trip', () => {
    const read = toDecisions(file, 0);
    expect(read.left).toBe(0);
    const { all, added, present } = addDecisions({}, read.decisions);
    expect([added, present]).toEqual([2, 0]);
    const plain = (one: Decisions | null) =>
      listDecisions(one ?? {}, 'www.voorbeeld.nl').map(({ rules: _, ...rest }) => rest);
    expect(plain(all)).toEqual(plain(decisions));
    expect(Decisions.safeParse(all).success).toBe(true);
  });

  test('do not replace present decisions, and those without a reason are counted', () => {
    const own = { ...decisions['voorbeeld.nl']?.[0], reason: 'Eigen' };
    const { decisions: read, left } = toDecisions({ ...file, known: [...file.known, ...only({}).known] }, 0);
    const { all, added, present } = addDecisions({ 'voorbeeld.nl': [own] } as Decisions, read);
    expect([left, added, present]).toEqual([1, 1, 1]);
    expect(listDecisions(all ?? {}, 'voorbeeld.nl').map(({ reason }) => reason)).toEqual(['Eigen', 'Klopt niet']);
  });

  test('change nothing if they do not all fit', () => {
    const many = Array.from({ length: MAX_DECISIONS.ofHost + 1 }, (_, index) => ({
      site: 'a.nl',
      decision: { check: `c${index}`, code: null, rules: 8, kind: 'intended' as const, reason: 'x', at: 1 },
    }));
    expect(addDecisions({}, many).all).toBeNull();
  });
});
