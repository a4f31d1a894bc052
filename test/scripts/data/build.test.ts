import { describe, expect, test } from 'vitest';
import type { TableData } from '../../../lib/data/table-shapes.ts';
import { BadCopy } from '../../../scripts/data/bad-copy.ts';
import { type Built, build, type Recognised } from '../../../scripts/data/build.ts';
import { tableChanges } from '../../../scripts/data/changes.ts';
import { openCopies } from '../../../scripts/data/copies.ts';
import { tableTexts } from '../../../scripts/data/table-file.ts';
import { ADVISORY, cycle, EMPTY, type Files, folderOf, healthy, product, retire, TODAY } from './copies-kit.ts';

const RECOGNISED: Recognised = {
  libraries: [
    { id: 'jquery', npm: 'one', source: 'https://one.example/' },
    { id: 'lodash', npm: 'one', source: 'https://one.example/' },
  ],
  frameworks: ['nextjs', 'nuxt'],
};

const create = (files: Files, before: TableData = EMPTY): Built =>
  build(openCopies(folderOf(files), TODAY), before, RECOGNISED);

const refusal = (files: Files, before: TableData = EMPTY): string => {
  try {
    create(files, before);
  } catch (error) {
    if (error instanceof BadCopy) return error.message;
    throw error;
  }
  return 'taken';
};

const PHP = 'endoflife.date/products/php.md';
const branch = ({ data }: Built, name: string, one: string) =>
  data.endOfLife.rows.find(([of, cut]) => of === name && cut === one);

describe('tables from copies', () => {
  const files = healthy();

  test('are the same when built twice, without changes the second time', () => {
    const first = create(files);
    const second = create(files, first.data);
    expect(tableChanges(EMPTY, first.data).length).toBeGreaterThan(100);
    expect(tableChanges(first.data, second.data)).toEqual([]);
    expect(tableTexts(second.data)).toEqual(tableTexts(first.data));
    expect(second.look.filter((line) => line.includes('is gone'))).toEqual([]);
  });

  test('have the end, newest patch and year-old patch of a branch', () =>
    expect(branch(create(files), 'php', '8')?.slice(0, 7)).toEqual([
      'php',
      '8',
      null,
      null,
      '8.1.2',
      '2026-05-20',
      '8.1.0',
    ]));

  test('have a source for every row, with the day it was read and a later day to read it again', () => {
    for (const { sources, rows } of Object.values(create(files).data)) {
      for (const row of rows as readonly (readonly unknown[])[]) {
        const [page, , read, again] = sources[Number(row.at(-1))] ?? ['', '', '', ''];
        expect(page).toMatch(/^https:\/\//);
        expect(again > read).toBe(true);
      }
    }
  });

  test('have an advisory’s impact from its weakness', () =>
    expect(
      create(files)
        .data.advisories.rows.find(([, id]) => id === 'CVE-2026-10001')
        ?.slice(0, 7),
    ).toEqual(['jquery', 'CVE-2026-10001', 'medium', '3.0.0', '3.5.1', 'browser', 'runs']));

  test('leave out an advisory without such a weakness, with the reason, and report it for review', () => {
    const { data, leftOut, look } = create({
      ...files,
      'retire.js/repository/jsrepository-v5.json': retire({ ...ADVISORY, cwe: ['CWE-20'] }),
    });
    expect(data.advisories.rows.some(([, id]) => id === 'CVE-2026-10001')).toBe(false);
    expect(leftOut.find(({ row }) => row === 'jquery CVE-2026-10001')?.why).toContain('CWE-20');
    expect(look.some((line) => line.includes('CVE-2026-10001'))).toBe(true);
  });

  test('list a crawler’s name, and do not override what its makers document', () => {
    const rows = create(files).data.crawlers.rows;
    expect(rows.find(([token]) => token === 'Kimi-User')?.slice(1, 8)).toEqual([
      'Moonshot AI',
      'user',
      'undocumented',
      'little',
      [],
      null,
      'shown',
    ]);
    expect(rows.filter(([token]) => token === 'GPTBot')).toHaveLength(1);
  });

  test('have the impact of a server’s hole, which requires a setup unless noted otherwise', () =>
    expect(create(files).data.serverHoles.rows.map((row) => row.slice(0, 6))).toEqual([
      ['apache', 'CVE-2026-20001', '2.4.0', '9.4.61', 'runs', true],
      ['nginx', 'CVE-2026-20002', '1.13.10', '9.30.3', 'leaks', true],
      ['nginx', 'CVE-2026-20002', '9.31.0', '9.31.2', 'leaks', true],
      ['openssl', 'CVE-2026-20003', '3.0.0', '9.5.7', 'hangs', true],
      ['php', 'CVE-2026-20004', '9.5.0', '9.5.9', 'runs', true],
    ]));
});

describe('data that the copies no longer contain', () => {
  test('remains as it was read, and is reported for review', () => {
    const files = healthy();
    const first = create(files);
    const one = { ...files, [PHP]: product(cycle('8', 'false', '8.1.2', '2026-05-20')) };
    const second = create(one, first.data);
    expect(branch(second, 'php', '7')?.slice(0, 3)).toEqual(['php', '7', '2024-02-01']);
    expect(second.look).toContain('endOfLife: php 7 is gone from the copies and stays as it was read before.');
    expect(tableChanges(first.data, second.data)).toEqual([]);
  });

  test('impossible versions and dates are left out, and are reported for review', () => {
    const files = healthy();
    const odd = JSON.stringify({ versions: { '8.1.112': { date: '2025-03-01' }, '8.1.2': { date: '2026-05-20' } } });
    const { look, ...built } = create({ ...files, 'release-data/releases/php.json': odd });
    expect(branch(built as Built, 'php', '8')?.[4]).toBe('8.1.2');
    expect(look.some((line) => line.startsWith('php 8.1.112'))).toBe(true);
  });
});

describe('a poisoned copy is rejected with a message', () => {
  const files = healthy();
  const halved = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path.endsWith('.md') ? product(cycle('8', 'false', '8.1.2', '2026-05-20')) : text,
    ]),
  );

  test.each<readonly [string, Files, RegExp]>([
    ['missing rows', halved, /^endOfLife: \d+ of \d+ rows are gone from the copies/],
    [
      'an end in another century',
      { ...files, [PHP]: product(cycle('8', '2226-01-01', '8.1.2', '2026-05-20')) },
      /php\.md 8, eol: 2226-01-01 lies outside/,
    ],
    [
      'a release in the future',
      { ...files, [PHP]: product(cycle('8', 'false', '8.1.2', '2027-05-20')) },
      /latestReleaseDate: 2027-05-20 lies outside/,
    ],
    [
      'an invalid date',
      { ...files, [PHP]: product(cycle('8', '2026-02-31', '8.1.2', '2026-05-20')) },
      /"2026-02-31" is no day/,
    ],
    [
      'a version that is markup',
      { ...files, [PHP]: product(cycle('8', 'false', '<b>8</b>', '2026-05-20')) },
      /is no version\.$/,
    ],
    [
      'a name that is markup',
      { ...files, 'ai.robots.txt/robots.json': '{"<img src=x onerror=alert(1)>":{"operator":"A"}}' },
      /robots\.json.*is no plain name\.$/,
    ],
    [
      'an operator that is markup',
      { ...files, 'ai.robots.txt/robots.json': '{"AnyBot":{"operator":"<script>"}}' },
      /operator: "<script>" is no plain name\.$/,
    ],
    [
      'an unknown severity',
      { ...files, 'retire.js/repository/jsrepository-v5.json': retire({ ...ADVISORY, severity: 'huge' }) },
      /"huge" is no severity/,
    ],
    [
      'invalid JSON',
      { ...files, 'retire.js/repository/jsrepository-v5.json': '{' },
      /jsrepository-v5\.json is no JSON/,
    ],
    [
      'a copy from the future',
      { ...files, 'copies.json': '{"npm":{"day":"2027-01-01"}}' },
      /cannot have been copied on 2027-01-01/,
    ],
    ['a copy without its day', { ...files, 'copies.json': '{}' }, /does not tell on which day/],
    [
      "a registry's server without https",
      {
        ...files,
        'copies.json': (files['copies.json'] ?? '').replace('{', '{"iana":{"day":"2026-06-01"},'),
        'iana/dns.json': '{"services":[[["nl"],["http://rdap.example/"]]]}',
      },
      /iana\/dns\.json, nl: .* is no https address/,
    ],
    [
      "IANA's list with hardly any entry",
      {
        ...files,
        'copies.json': (files['copies.json'] ?? '').replace('{', '{"iana":{"day":"2026-06-01"},'),
        'iana/dns.json': '{"services":[[["nl"],["https://rdap.example/"]]]}',
      },
      /names are gone/,
    ],
  ])('%s', (_, poisoned, sentence) => expect(refusal(poisoned, create(files).data)).toMatch(sentence));
});
