import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../../lib/api/result.ts';
import type { PillarState } from '../../lib/state.ts';
import {
  countMinutesLeft,
  findWeakest,
  isPoor,
  isUnseen,
  removeHostDot,
  summarizeChecks,
  toPageName,
  toShownName,
} from '../../lib/view/scan-state.ts';
import { sampleState } from '../components/sample.ts';

const check = (changes: Partial<CheckResult>): CheckResult => ({
  id: 'hsts',
  title: 'HSTS',
  outcome: 'fail',
  weight: 8,
  points: 12.3,
  evidence: ['De server meldt niet dat browsers alleen https moeten gebruiken (HSTS).'],
  advice: '',
  who: 'hostingpartij',
  source: 'https://www.rfc-editor.org/rfc/rfc6797',
  ...changes,
});

const pillar = (changes: Partial<PillarState>): PillarState => ({
  id: 'seo',
  phase: 'done',
  score: 90,
  incomplete: false,
  unseen: [],
  ...changes,
});

describe('summarizeChecks', () => {
  test('lists issues by cost, and counts the rest', () => {
    const { issues, counts, carriedOut } = summarizeChecks([
      check({ id: 'a', outcome: 'pass', points: 0 }),
      check({ id: 'b', outcome: 'warn', points: 2 }),
      check({ id: 'c', outcome: 'fail', points: 9.5 }),
      check({ id: 'd', outcome: 'unknown', points: 0, reason: 'denied' }),
      check({ id: 'e', outcome: 'skip', points: 0 }),
      check({ id: 'f', outcome: 'info', points: 0 }),
    ]);
    expect(issues.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(counts).toEqual({ pass: 1, info: 1, skip: 1, unknown: 1 });
    expect(carriedOut).toBe(4);
  });
});

test('the weakest pillar has the lowest score, and is none among equals', () => {
  const all = [
    pillar({ id: 'domein', score: null }),
    pillar({ id: 'seo', score: 40 }),
    pillar({ id: 'ai', score: 40 }),
  ];
  expect(findWeakest(all), 'of equals none is weakest').toBeNull();
  expect(findWeakest([...all, pillar({ id: 'ai', score: 70 })])).toEqual({ id: 'seo', score: 40 });
  expect(findWeakest([pillar({ score: null })])).toBeNull();
});

test('a reason counts only when something was not tested because of it', () => {
  const state = sampleState('public', 'nl', { pillars: [pillar({ unseen: [{ why: 'denied', count: 2 }] })] });
  expect(isUnseen(state, 'denied')).toBe(true);
  expect(isUnseen(state, 'timeout')).toBe(false);
});

test.each([
  ['https://voorbeeld.nl/', 'voorbeeld.nl'],
  ['https://voorbeeld.nl/contact?van=mail#kaart', 'voorbeeld.nl/contact'],
  ['http://localhost:8080/a/b', 'localhost:8080/a/b'],
  ['geen adres', 'geen adres'],
])('%s is called %s', (url, name) => expect(toPageName(url)).toBe(name));

test('minutes left are whole, rounded up, and never below 0', () => {
  expect(countMinutesLeft(0, 1_380, 0)).toBe(23);
  expect(countMinutesLeft(0, 1_380, 1_379_000)).toBe(1);
  expect(countMinutesLeft(0, 1_380, 1_380_000)).toBe(0);
  expect(countMinutesLeft(0, 60, 9_000_000)).toBe(0);
});

test.each([
  ['https://voorbeeld.nl/contact', undefined, 'voorbeeld.nl'],
  ['https://voorbeeld.nl/contact', 'www.voorbeeld.nl', 'www.voorbeeld.nl'],
  ['file:///home/eva/index.html', 'index.html', 'index.html'],
  ['file:///home/eva/index.html', undefined, ''],
  ['chrome://extensions/', 'extensions', ''],
])('the name for %s with the known name %s is %j', (url, known, name) => expect(toShownName(url, known)).toBe(name));

test.each([
  ['https://voorbeeld.nl./pad?a=1#b', 'https://voorbeeld.nl/pad?a=1#b'],
  ['http://www.voorbeeld.nl.:8080/', 'http://www.voorbeeld.nl:8080/'],
  ['https://voorbeeld.nl/a./', null],
  ['about:blank', null],
  ['', null],
])('the address %j without the trailing dot of its host is %j', (url, bare) => {
  expect(removeHostDot(url)).toBe(bare);
});

describe('whether little can be read without access', () => {
  const sample = sampleState('partner', 'nl');
  const denied = { ...sample, access: false, pillars: [pillar({ unseen: [{ why: 'denied', count: 3 }] })] };
  const [row] = sample.ledger;
  if (row === undefined) throw new Error('no contact');
  const request = { ...row, inPage: true };

  test('it is true when something was denied and no request went through the page', () => {
    expect(isPoor({ ...denied, ledger: [row] })).toBe(true);
    expect(isPoor({ ...denied, ledger: [{ ...request, notSent: true }] })).toBe(true);
  });

  test('it is false when the page was used for requests, nothing was denied, access exists, or the scan is running', () => {
    const states = [
      { ...denied, ledger: [request] },
      { ...denied, pillars: [pillar({})] },
      { ...denied, access: true },
      { ...denied, phase: 'scanning' as const },
    ];
    expect(states.map(isPoor)).toEqual([false, false, false, false]);
  });
});
