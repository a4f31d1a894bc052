import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RequestContext, readAnswer } from '../../lib/api/answer.ts';
import type { Answered } from '../../lib/api/exchange.ts';
import { inputs } from '../kit/inputs.ts';
import { FAULTS, type Fault } from '../world/service/faults.ts';

const GOOD = {
  ok: true,
  domain: 'voorbeeld.nl',
  overall_score: 68,
  grade_label: 'Voldoende',
  pillars: [{ id: 'seo', name: 'SEO', score: 68 }],
  scan_url: 'https://scandienst.nl/scan/voorbeeld.nl',
  api_tier: 'public',
  rate_limit: '20/hour',
};
const CONTEXT: RequestContext = { host: 'voorbeeld.nl', pillar: 'seo', withKey: false };

const answered = (body: unknown, changes: Partial<Answered> = {}): Answered => ({
  status: 200,
  type: 'application/json',
  retryAfter: null,
  left: null,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  truncated: false,
  bytes: 0,
  ms: 1,
  ...changes,
});

test.each([
  [{ ok: false, error: 'Niet nu.' }, 'Niet nu.'],
  [{ ok: false, error: { message: 'Niet nu.' } }, 'Niet nu.'],
  [{ ok: false, message: 'Niet nu.' }, 'Niet nu.'],
  [{ ok: false, error: { message: '' }, message: 'Dan dit.' }, 'Dan dit.'],
  [{ ok: false }, null],
])('the message of %j is %j', (body, message) =>
  expect(readAnswer(answered(body), CONTEXT)).toMatchObject({ ok: false, error: { code: 'notOk', message } }),
);

test.each([
  [200, 'empty'],
  [299, 'empty'],
  [300, 'otherStatus'],
  [400, 'badRequest'],
  [404, 'notFound'],
  [499, 'otherStatus'],
  [500, 'serverFault'],
])('the status %i without a body gives: %s', (status, code) => {
  expect(readAnswer(answered(' ', { status }), CONTEXT)).toMatchObject({ ok: false, error: { code, status } });
});

test.each([
  [400, 'invalid_url', 'badRequest'],
  [401, 'invalid_key', 'keyNeeded'],
  [422, 'unsupported_page', 'siteUnsupported'],
  [429, 'rate_limited', 'rateLimited'],
  [502, 'unreachable', 'siteUnreachable'],
  [503, 'busy', 'busy'],
  [504, 'timeout', 'siteTimeout'],
  [500, 'internal', 'serverFault'],
  [200, 'busy', 'busy'],
  [200, 'iets', 'notOk'],
])('the status %i with our code %s gives: %s', (status, code, fault) => {
  const read = readAnswer(answered({ ok: false, error: { code, message: 'Zo.' } }, { status }), CONTEXT);
  expect(read).toMatchObject({ ok: false, error: { code: fault, status, message: 'Zo.' } });
});

describe('a scan without a grade', () => {
  const error = { code: 'not_gradable', message: 'Te weinig.', reason: 'wall', help: 'Later.', retry_after: 60 };
  const { overall_score: _, grade_label: __, ...frame } = GOOD;

  test('has scores but no total, and gives the service’s reason', () => {
    const read = readAnswer(answered({ ...frame, ok: false, error }), CONTEXT);
    expect(read).toMatchObject({
      ok: true,
      result: { overall: null, label: null, pillars: [{ id: 'seo', score: 68 }] },
    });
    if (!read.ok) throw new Error('read');
    expect(read.result.notes).toEqual([{ code: 'notGradable', detail: 'Te weinig. Later.' }]);
  });

  test('is an error when it has no scores either, with the time to retry', () =>
    expect(readAnswer(answered({ ...frame, ok: false, error, pillars: [] }), CONTEXT)).toMatchObject({
      ok: false,
      error: { code: 'siteNotGradable', status: 200, message: 'Te weinig.', retryAfter: 60 },
    }));
});

test('an error code in a successful response is ignored', () =>
  expect(readAnswer(answered({ ...GOOD, error: { code: 'busy' } }), CONTEXT)).toMatchObject({ ok: true }));

test.each(['[]', '7', '"tekst"', 'null'])('%s is not an object, and is rejected', (text) =>
  expect(readAnswer(answered(text), CONTEXT)).toMatchObject({
    ok: false,
    error: { code: 'wrongShape', message: null },
  }),
);

test('error messages are cut at 300 characters, without splitting a character', () => {
  const said = (error: string) => {
    const result = readAnswer(answered({ ok: false, error }), CONTEXT);
    return result.ok ? null : result.error.message;
  };
  expect(said('x'.repeat(301))).toBe('x'.repeat(300));
  expect(said(`${'x'.repeat(299)}😀`)).toBe(`${'x'.repeat(299)}\ufffd`);
  expect(said('  a  ')).toBe('a');
});

test.each(['NaN', 'Infinity', '-Infinity', 'undefined', 'null', 'NONE', '[object Object]'])(
  'the artefact %j is not a message',
  (error) => expect(readAnswer(answered({ ok: false, error }), CONTEXT)).toMatchObject({ error: { message: null } }),
);
test.each(['NaN voor mij', 'is null', '--Infinity'])('%j is a message', (message) =>
  expect(readAnswer(answered({ ok: false, error: message }), CONTEXT)).toMatchObject({ error: { message } }),
);

test.each([
  [{ error: { retry_after: 12.2 } }, 13],
  [{ retry_after: 7 }, 7],
  [{ retry_after: 9_999 }, 3_600],
  [{ retry_after: 0 }, 0],
  [{ retry_after: -1 }, null],
  [{ retry_after: '7' }, null],
  [[], null],
])('%j gives a wait of %j seconds', (body, retryAfter) =>
  expect(readAnswer(answered(body, { status: 429 }), CONTEXT)).toMatchObject({
    error: { code: 'rateLimited', retryAfter },
  }),
);

const read = (changes: object, request: Partial<RequestContext> = {}) => {
  const { ok, ...rest } = readAnswer(answered({ ...GOOD, ...changes }), { ...CONTEXT, ...request });
  return { ok, ...('result' in rest ? rest.result : {}), error: 'error' in rest ? rest.error : null };
};
const codes = (changes: object, request: Partial<RequestContext> = {}) =>
  read(changes, request).notes?.map(({ code }) => code);
const fault = (name: Fault, request: Partial<RequestContext> = {}) => {
  const { status, body } = FAULTS[name] as { status: number; body?: string };
  return readAnswer(answered(body ?? '', { status }), { ...CONTEXT, host: 'goed.nl', pillar: null, ...request });
};

test('a response that follows the scan API is read without notes', () => {
  expect(read({})).toMatchObject({ ok: true, overall: 68, label: 'Voldoende', notes: [], aside: {} });
});

describe('scores', () => {
  test.each([
    [68, 68, []],
    ['68', 68, []],
    [' 68 ', 68, []],
    [67.5, 68, ['scoreRounded']],
    ['67,5', 68, ['scoreRounded']],
    [0, 0, []],
    [100, 100, []],
    [null, null, ['scoreMissing']],
    [undefined, null, ['scoreMissing']],
    [101, null, ['scoreUnfit']],
    [-1, null, ['scoreUnfit']],
    ['NaN', null, ['scoreUnfit']],
    ['1e1', null, ['scoreUnfit']],
    ['0x20', null, ['scoreUnfit']],
    ['67.123456789', 67, ['scoreRounded']],
    ['67.1234567890', null, ['scoreUnfit']],
    ['', null, ['scoreUnfit']],
    [true, null, ['scoreUnfit']],
    [[68], null, ['scoreUnfit']],
    [{ value: 68 }, null, ['scoreUnfit']],
  ])('overall_score %j is read or noted', (overall_score, overall, notes) => {
    expect(read({ overall_score })).toMatchObject({ ok: true, overall });
    expect(codes({ overall_score })).toEqual(notes);
  });

  test('that overflow a number are null', () => {
    const text = JSON.stringify(GOOD).replace('"overall_score":68', '"overall_score":1e999');
    expect(readAnswer(answered(text), CONTEXT)).toMatchObject({ ok: true, result: { overall: null } });
  });

  test('of minus zero become zero', () => {
    const text = JSON.stringify(GOOD).replace('"overall_score":68', '"overall_score":-0');
    const result = readAnswer(answered(text), CONTEXT);
    expect(result.ok && Object.is(result.result.overall, 0)).toBe(true);
  });
});

describe('pillars', () => {
  const six = (extra: readonly unknown[]) => ({ pillars: [...GOOD.pillars, ...extra] });

  test('unknown ids, duplicates and malformed entries are noted, and the rest counts', () => {
    const strange = six([{ id: 'snelheid', score: 12 }, { id: 'seo', score: 3 }, null, 'seo', [1]]);
    expect(read(strange).pillars).toEqual([{ id: 'seo', name: 'SEO', score: 68, checks: null }]);
    expect(read(strange).notes).toEqual([
      { code: 'pillarUnknown', detail: 'snelheid' },
      { code: 'pillarUnfit', detail: '' },
      { code: 'pillarUnfit', detail: '' },
      { code: 'pillarUnfit', detail: '' },
      { code: 'pillarTwice', detail: 'seo' },
    ]);
  });

  test('come in the scan API’s order, and missing ones are noted', () => {
    const shuffled = { pillars: [{ id: 'ai', score: 1 }, ...GOOD.pillars, { id: 'domein', score: 2 }] };
    expect(read(shuffled, { pillar: null }).pillars?.map(({ id }) => id)).toEqual(['domein', 'seo', 'ai']);
    expect(read(shuffled, { pillar: null }).notes).toEqual([
      { code: 'pillarMissing', detail: 'beveiliging, onderhoud, toegankelijkheid' },
    ]);
  });

  test('that were not requested are noted', () => {
    expect(codes(six([{ id: 'ai', name: 'AI', score: 50 }]))).toEqual(['otherPillars']);
  });

  test('without a name or with an invalid score still count', () => {
    const { pillars, notes } = read({ pillars: [{ id: 'seo', name: 7, score: 'hoog' }] });
    expect(pillars).toEqual([{ id: 'seo', name: '', score: null, checks: null }]);
    expect(notes).toEqual([{ code: 'scoreUnfit', detail: 'seo' }]);
  });

  test('are limited to fifty entries', () => {
    const unknown = Array.from({ length: 49 }, () => null);
    const seo = { id: 'seo', score: 1 };
    expect(read({ pillars: [...unknown, seo] }).pillars).toHaveLength(1);
    expect(read({ pillars: [...unknown, null, seo] }).pillars).toHaveLength(0);
    expect(read({ pillars: [...unknown, null] }).notes).toHaveLength(20);
  });

  test('have names of at most eighty characters and ids of at most forty', () => {
    expect(read({ pillars: [{ id: 'seo', name: 'x'.repeat(90) }] }).pillars?.[0]?.name).toBe('x'.repeat(80));
    expect(read({ pillars: [{ id: 'x'.repeat(50) }] }).notes?.[0]).toEqual({
      code: 'pillarUnknown',
      detail: 'x'.repeat(40),
    });
    expect(read({ pillars: [{ id: 7 }] }).notes?.[0]).toEqual({ code: 'pillarUnknown', detail: '' });
  });

  test('that were requested are noted when they are missing', () => {
    expect(read({ pillars: [] }).notes).toEqual([{ code: 'pillarMissing', detail: 'seo' }]);
    expect(read({ pillars: {} }).notes).toEqual([{ code: 'pillarMissing', detail: 'seo' }]);
  });

  test('can be missing altogether, and the overall score still counts', () => {
    expect(read({ pillars: 'zes' })).toMatchObject({ ok: true, overall: 68, pillars: [] });
  });
});

describe('tiers', () => {
  const checks = [{ id: 'titel', outcome: 'pass' }];
  const full = {
    api_tier: 'partner',
    rate_limit: '120/hour',
    pillars: [{ id: 'seo', name: 'SEO', score: 68, checks }],
  };

  test('with a key the checks are counted, and stored unchanged', () => {
    const result = read(full, { withKey: true });
    expect(result.pillars?.[0]?.checks).toBe(1);
    expect(result.aside).toEqual({ pillars: { seo: { checks } } });
  });

  test('without a key no checks are stored, whatever the service sends', () => {
    expect(read(full)).toMatchObject({ pillars: [{ checks: null }], aside: {} });
  });

  test('a key that is served on the public tier is noted, and gives no checks', () => {
    const ignored = { ...full, api_tier: 'public' };
    expect(codes(ignored, { withKey: true })).toEqual(['keyIgnored']);
    expect(read(ignored, { withKey: true })).toMatchObject({ pillars: [{ checks: null }], aside: {} });
  });

  test.each([['-20/hour'], ['veel'], [-1], [undefined], ['1/hours'], ['x1/day'], ['1234567/day']])(
    'rate_limit %j is noted',
    (rate_limit) => {
      expect(codes({ rate_limit })).toEqual(['limitUnfit']);
    },
  );

  test('a missing tier is noted', () => expect(codes({ api_tier: undefined })).toEqual(['tierMissing']));
});

describe('the other fields', () => {
  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/scan/x'],
    [5],
    [undefined],
    ['xhttp://a.nl'],
    ['httpsx://a.nl'],
  ])('scan_url %j gives no link', (scan_url) => {
    expect(read({ scan_url }).scanUrl).toBeNull();
    expect(codes({ scan_url })).toEqual(['linkUnfit']);
  });

  test.each([
    ['voorbeeld.nl', true],
    ['www.voorbeeld.nl', true],
    ['https://voorbeeld.nl/', true],
    ['voorbeeld.nl.', true],
    ['www.VOORBEELD.nl.', true],
    ['http://www.voorbeeld.nl:8080/a', true],
    [undefined, true],
    ['anders.nl', false],
    ['voor.beeld.nl', false],
    ['shop.voorbeeld.nl', false],
    ['awww.voorbeeld.nl', false],
    ['geen adres', false],
    ['x'.repeat(3_000), false],
  ])('a result of the domain %j is accepted: %j', (domain, isTaken) => {
    const read = readAnswer(answered({ ...GOOD, domain }), CONTEXT);
    expect(read.ok).toBe(isTaken);
    if (!read.ok) expect(read.error).toMatchObject({ code: 'otherDomain', status: 200 });
  });

  test.each([
    ['café.nl', 'xn--caf-dma.nl'],
    ['2001:DB8::1', '[2001:db8::1]'],
    ['[2001:db8::1]', '[2001:db8::1]'],
    ['192.0.2.1', '192.0.2.1'],
  ])('%s and %s are the same host', (domain, host) =>
    expect(readAnswer(answered({ ...GOOD, domain }), { ...CONTEXT, host }).ok).toBe(true),
  );

  test('a result of another domain is never accepted, graded or not', () => {
    const error = { code: 'not_gradable', message: 'Te weinig.' };
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
    const host = fc.tuple(label, fc.constantFrom('nl', 'example.nl', 'com')).map(([own, rest]) => `${own}.${rest}`);
    const plain = (name: string): string => name.replace(/^www\./, '');
    fc.assert(
      fc.property(host, host, fc.constantFrom({}, { ok: false, error }), (requested, domain, changes) => {
        const read = readAnswer(answered({ ...GOOD, ...changes, domain }), { ...CONTEXT, host: requested });
        expect(read.ok).toBe(plain(domain) === plain(requested));
      }),
      { numRuns: inputs() },
    );
  });

  test('unknown fields are stored for a partner', () => {
    const result = read({ api_tier: 'partner', version: 3, meta: { a: [1] } }, { withKey: true });
    expect(result.aside).toEqual({ version: 3, meta: { a: [1] } });
  });

  test('texts are cut: domain, label, tier and link', () => {
    const long = 'x'.repeat(3_000);
    const result = read({ domain: `voorbeeld.nl/${long}`, grade_label: long, api_tier: long });
    expect([result.domain, result.label, result.tier].map((text) => text?.length)).toEqual([253, 60, 40]);
    expect(result.notes).toEqual([]);
    expect(read({ scan_url: `https://a.nl/${long}` }).scanUrl).toHaveLength(2_048);
  });

  test('extra fields are stored up to 32 levels deep and 262,144 characters long', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const isRetained = (meta: unknown) =>
      Object.keys(read({ api_tier: 'partner', meta }, { withKey: true }).aside ?? {}).length > 0;
    expect([isRetained(nested(32)), isRetained(nested(33))]).toEqual([true, false]);
    // `{"meta":""}` takes eleven.
    expect([isRetained('x'.repeat(262_133)), isRetained('x'.repeat(262_134))]).toEqual([true, false]);
  });

  test('extra fields that are too large are dropped, with a note', () => {
    const big = { api_tier: 'partner', meta: 'x'.repeat(300_000) };
    expect(read(big, { withKey: true }).aside).toEqual({});
    expect(codes(big, { withKey: true })).toEqual(['asideDropped']);
  });

  test('a hundred thousand levels of nesting are read safely', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = JSON.stringify(GOOD).replace('"Voldoende"', deep).replace('"20/hour"', `"20/hour","x":${deep}`);
    expect(readAnswer(answered(text), { ...CONTEXT, withKey: true })).toMatchObject({
      ok: true,
      result: { label: null },
    });
  });

  test('__proto__ keys do not pollute the prototype', () => {
    const text = JSON.stringify({ ...GOOD, api_tier: 'partner' }).replace('{', '{"__proto__":{"polluted":1},');
    readAnswer(answered(text), { ...CONTEXT, withKey: true });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [null, true],
    [undefined, true],
    [false, false],
    ['false', false],
    [0, false],
    ['nee', false],
  ])('ok: %j counts as success or failure', (ok, read_) => expect(read({ ok }).ok).toBe(read_));

  test.each([undefined, null])('ok: %j is noted', (ok) => expect(codes({ ok })).toEqual(['okMissing']));

  test.each([
    [{ error: { code: 'invalid_key', message: 'x' } }, true, 'keyRefused'],
    [{ error: { code: 'invalid_key' } }, false, 'keyNeeded'],
    [{ code: 'rate_limited' }, false, 'rateLimited'],
    [{ error: 'kapot' }, false, 'notOk'],
    [{ error: { code: 7 } }, true, 'notOk'],
  ])('a refusal with status 200 and a reason: %j', (body, withKey, code) => {
    const refused = readAnswer(answered({ ok: false, ...body }), { ...CONTEXT, withKey });
    expect(refused).toMatchObject({ ok: false, error: { code, status: 200 } });
  });

  test('a byte order mark is ignored', () => {
    expect(readAnswer(answered(`\uFEFF${JSON.stringify(GOOD)}`), CONTEXT).ok).toBe(true);
  });
});

describe('odd answers of the reference service', () => {
  test('have scores as text', () => {
    expect(fault('textScores')).toMatchObject({ ok: true, result: { overall: 68, notes: [] } });
  });
  test('have wrong types everywhere, and give names without scores', () => {
    const result = fault('wrongTypes');
    expect(result).toMatchObject({ ok: true, result: { overall: null, label: null, rateLimit: null, scanUrl: null } });
    expect(JSON.stringify(result)).not.toMatch(/NaN(?!")|undefined/);
  });
  test('have a seventh pillar and malformed ones', () => {
    expect(fault('strangePillars')).toMatchObject({ ok: true, result: { pillars: { length: 6 } } });
  });
  test('have hostile texts, which remain texts', () => {
    expect(fault('hostileTexts')).toMatchObject({ ok: true, result: { scanUrl: null, tier: '<b>public</b>' } });
  });
});
