import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../lib/evidence.ts';
import { PILLARS, type Target } from '../../lib/model.ts';
import { begin, withoutPillars } from '../../lib/session/begin.ts';
import { findPolicyNote, noteOf } from '../../lib/session/notes.ts';
import { withPillar, withProgress } from '../../lib/session/reduce.ts';
import type { PillarState } from '../../lib/state.ts';
import { blind, http, NOW, page, seen } from '../kit/facts.ts';
import { target } from '../kit/reach.ts';

const DAY = 86_400_000;
const begun = (changes: Partial<Target> = {}) =>
  begin({ id: 'een', target: target(changes), tier: 'public', access: { site: true, seesRedirects: false } });

describe('the state of a new scan', () => {
  test('has every pillar busy and nothing graded', () => {
    const state = begun();
    expect(state).toMatchObject({
      id: 'een',
      phase: 'scanning',
      url: 'https://voorbeeld.nl/',
      host: 'voorbeeld.nl',
      tier: 'public',
      level: 'B',
      startedAt: NOW,
      finishedAt: null,
      overall: null,
      incomplete: false,
      ledger: [],
      result: null,
      error: null,
      situation: null,
      access: true,
      notes: [],
    });
    expect(state.pillars).toEqual(
      PILLARS.map((id) => ({ id, phase: 'busy', score: null, incomplete: false, unseen: [] })),
    );
  });

  test('has only the requested pillar', () => {
    expect(begun({ pillar: 'seo' }).pillars.map(({ id }) => id)).toEqual(['seo']);
  });

  test.each<[string, Partial<Target>, readonly string[]]>([
    ['a local file', { url: 'file:///a.html', host: 'a.html', domain: null, isPublic: false }, ['localPage']],
    ['an IPv4 address', { host: '192.0.2.1', domain: null, isPublic: false }, ['ipAddress']],
    ['an IPv6 address', { host: '[2001:db8::1]', domain: null, isPublic: false }, ['ipAddress']],
    ['a private name', { host: 'nas.local', domain: null, isPublic: false }, ['localName']],
    ['a private name under a public suffix', { domain: 'v.nl', isPublic: false }, ['localName']],
    ['a shared suffix', { onSharedSuffix: true }, ['sharedSuffix']],
    ['a name of digits with a domain', { host: '1.2.3.nl', domain: '3.nl' }, []],
  ])('has the notes for %s', (_, changes, notes) => expect(begun(changes).notes).toEqual(notes));

  test('is failed without pillars when a page cannot be scanned', () => {
    const unscanned = (url: string) => withoutPillars({ id: 'een', tabId: 3, url, tier: 'partner', at: NOW });
    expect(unscanned('https://a.nl/x')).toMatchObject({
      id: 'een',
      tabId: 3,
      phase: 'failed',
      host: 'a.nl',
      tier: 'partner',
      startedAt: NOW,
      finishedAt: NOW,
      access: false,
      pillars: [],
    });
    expect(unscanned('geen adres').host).toBe('');
  });
});

describe('a fact may add a note about the conditions', () => {
  const at = { at: NOW, rows: [] };
  const missing = (date: number | string, age?: string) =>
    seen(
      http({
        date: typeof date === 'number' ? new Date(date).toUTCString() : date,
        ...(age === undefined ? {} : { age }),
      }),
    );

  test.each([
    ['that differs by a day', missing(NOW - DAY), null],
    ['that differs by more', missing(NOW - DAY - 1_000), 'clock'],
    ['that differs by more in the other direction', missing(NOW + DAY + 1_000), 'clock'],
    ['of a response that was cached for two days', missing(NOW - 2 * DAY, String(2 * 86_400)), null],
    ['of a response whose Age is not a number', missing(NOW - 2 * DAY, 'oud'), null],
    ['that is unreadable', missing('gisteren'), null],
  ])('a clock %s', (_, fact, note) => expect(noteOf('missing', fact, at)).toBe(note));

  test('a clock difference is noted for no other fact', () => {
    expect(noteOf('robots', missing(NOW - 9 * DAY), at)).toBeNull();
    expect(noteOf('missing', blind('wall'), at)).toBeNull();
  });

  test.each([
    [{ complete: false }, 'hugePage'],
    [{ complete: false, translated: true }, 'hugePage'],
    [{ complete: true, translated: true }, 'translated'],
    [{ complete: true, translated: false }, null],
  ])('the page: %j', (document, note) => expect(noteOf('page', seen(page({ document })), at)).toBe(note));

  test.each([
    ['page', 'tooLarge', 'tooMuch'],
    ['raw', 'tooLarge', 'tooMuch'],
    ['page', 'timeout', null],
    ['axe', 'tooLarge', null],
    ['fresh', 'offline', 'offline'],
    ['fresh', 'wall', 'wall'],
    ['fresh', 'login', 'login'],
    ['fresh', 'timeout', null],
    ['raw', 'wall', null],
  ] as const)('%s not seen (%s)', (name, why, note) => expect(noteOf(name, blind(why), at)).toBe(note));

  test('a response that was seen is not a condition', () => expect(noteOf('fresh', seen(http()), at)).toBeNull());
});

describe('the note about another extension’s policy', () => {
  const of = (changes: Partial<Evidence> = {}): Partial<Evidence> => ({
    page: seen(page({ document: { refusedBy: ["script-src 'none'"] } })),
    fresh: seen(http()),
    raw: seen(page()) as never,
    ...changes,
  });

  test('is added when the page refused something', () => expect(findPolicyNote(of())).toBe('otherPolicy'));

  test.each([
    ['nothing was refused', { page: seen(page()) }],
    ['it is in the response', { fresh: seen(http({ 'content-security-policy': "script-src 'none'" })) }],
    ['the page was not seen', { page: blind('timeout') }],
    ['the response was not seen', { fresh: blind('timeout') }],
    ['its HTML was not seen', { raw: blind('timeout') }],
  ])('is not added where %s', (_, changes) => expect(findPolicyNote(of(changes as never))).toBeNull());
});

describe('the state of a pillar', () => {
  test('is replaced when it is graded, without changing others', () => {
    const { pillars } = begun();
    const done: PillarState = { id: 'seo', phase: 'done', score: 70, incomplete: false, unseen: [] };
    const after = withPillar(pillars, done);
    expect(after.find(({ id }) => id === 'seo')).toBe(done);
    expect(after.filter(({ phase }) => phase === 'busy')).toHaveLength(5);
  });

  test('includes the engine’s progress while it is busy', () => {
    const { pillars } = begun();
    const result = withProgress(pillars, { done: 3, of: 9 });
    expect(result.filter((one) => 'progress' in one)).toEqual([
      expect.objectContaining({ id: 'toegankelijkheid', progress: { done: 3, of: 9 } }),
    ]);
    const done = result.map((one) => ({ ...one, phase: 'done' as const }));
    expect(withProgress(done, { done: 4, of: 9 })).toEqual(done);
  });
});
