import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import { RULES } from '../../lib/score.ts';
import { frozenDigests, frozenListing, isUnreleased, UNRELEASED } from '../../scripts/rules/frozen.ts';
import { gradedTable } from '../../scripts/rules/graded-table.ts';
import { changesBetween, digestOf, type RulesListing, rulesListing } from '../../scripts/rules/rules-listing.ts';

/** A report names the rules by which it was graded: a number of the rules has one meaning, for ever. */

const COMMAND = 'raise RULES in lib/score.ts and run `npm run rules`';
const NOTHING: RulesListing = { pillars: {}, grades: {} };

const now = rulesListing();

describe('the current rules', () => {
  test(`have a stored listing under their number: if not, run \`npm run rules\``, () => {
    expect(Object.keys(frozenDigests()).map(Number)).toContain(RULES);
    expect(Math.max(...Object.keys(frozenDigests()).map(Number))).toBe(RULES);
  });

  test(`match the listing stored under their number: if not, ${COMMAND}`, () => {
    expect(changesBetween(frozenListing(RULES) ?? NOTHING, now)).toEqual([]);
    expect(digestOf(now)).toBe(frozenDigests()[RULES]);
  });
});

test('docs/rules.md has a section for every number, the newest first', () => {
  const results = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^## Rules (\d+)$/gm)].map(([, rules]) =>
    Number(rules),
  );
  expect(results).toEqual(Array.from({ length: RULES }, (_, index) => RULES - index));
});

test.each(Object.entries(frozenDigests()))('the stored listing of rules %s is unchanged', (rules, digest) => {
  expect(digestOf(frozenListing(Number(rules)) ?? NOTHING)).toBe(digest);
});

test('a number may change while its section says that it is unreleased', () => {
  const section = (rules: number, rest = ''): string =>
    `## Rules ${rules}\n\nWhat they are about.${rest}\n\n- A change.\n`;
  const document = `# The rules\n\n${section(12, UNRELEASED)}\n${section(11)}`;
  expect([12, 11, 1, 2].map((rules) => isUnreleased(rules, document))).toEqual([true, false, false, false]);
});

describe('a change of the rules', () => {
  const { budget, checks } = CHECKS.domein;
  const [first, ...rest] = checks;
  if (first === undefined) throw new Error('the pillar has no check');
  const [code = '', ...codes] = Object.keys(first.verdicts);
  const changesOf = (changed: Partial<typeof CHECKS.domein>): readonly string[] =>
    changesBetween(now, rulesListing({ ...CHECKS, domein: { ...CHECKS.domein, ...changed } }));
  const without = Object.fromEntries(codes.map((other) => [other, first.verdicts[other] ?? 'info']));

  test.each([
    ['a budget', { budget: budget + 5 }, `domein: budget was ${budget}, is ${budget + 5}`],
    ['a weight', { checks: [{ ...first, weight: 10 }, ...rest] }, `domein: ${first.id} was ${first.weight}: `],
    ['a verdict', { checks: [{ ...first, verdicts: { ...first.verdicts, [code]: 'info' } }, ...rest] }, `${code} info`],
    [
      'a cap',
      { checks: [{ ...first, verdicts: { ...without, [code]: { verdict: 'fail', cap: 17 } } }, ...rest] },
      `${code} fail cap 17`,
    ],
    ['a conclusion', { checks: [{ ...first, verdicts: without }, ...rest] }, `domein: ${first.id} was`],
    ['an id', { checks: [{ ...first, id: 'other' }, ...rest] }, `domein: ${first.id} is gone`],
    ['a new check', { checks: [...checks, { ...first, id: 'other' }] }, 'domein: other is new'],
    ['a removed check', { checks: rest }, `domein: ${first.id} is gone`],
  ] as const)('is reported for %s', (_, changed, result) => {
    const changes = changesOf(changed);
    expect(changes.join('\n')).toContain(result);
    expect(digestOf(rulesListing({ ...CHECKS, domein: { ...CHECKS.domein, ...changed } }))).not.toBe(digestOf(now));
  });

  test('excludes the order in which checks are shown', () => {
    expect(changesOf({ checks: checks.toReversed() })).toEqual([]);
  });

  test('includes a different grade in the table', () => {
    const [input = ''] = Object.keys(now.grades);
    const otherwise = { ...now, grades: { ...now.grades, [input]: '1 from 1 lost 99 seen 1.000' } };
    expect(changesBetween(now, otherwise)).toEqual([
      `grade of ${input} was ${now.grades[input]}, is 1 from 1 lost 99 seen 1.000`,
    ]);
  });
});

describe('the table of made-up scans', () => {
  const grades = Object.values(gradedTable());
  const totals = grades.map((text) => text.split(' from ')[0] ?? '');

  test('has two hundred, the same in every run', () => {
    expect(grades).toHaveLength(200);
    expect(gradedTable()).toEqual(now.grades);
  });

  test('has every kind of grade', () => {
    expect(totals.filter((total) => total.startsWith('–')).length).toBeGreaterThan(10);
    expect(totals.filter((total) => /^\d+~( by \w+)?$/.test(total)).length).toBeGreaterThan(50);
    expect(totals.filter((total) => /^\d+$/.test(total)).length).toBeGreaterThan(15);
    for (const by of ['check', 'lowest', 'without', 'unseen', 'notApplicable'])
      expect(totals.filter((total) => total.endsWith(` by ${by}`)).length, by).toBeGreaterThan(1);
    expect(grades.filter((text) => text.includes(' cap ')).length).toBeGreaterThan(50);
    expect(grades.filter((text) => /\b0 lost 1\d\d/.test(text)).length).toBeGreaterThan(10);
  });
});
