import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  buildOperationCall,
  findBodyFault,
  findFieldFault,
  isFilled,
  type Operation,
} from '../../lib/api/operations.ts';
import { createOperationsClient, OperationAnswer, type Values } from '../../lib/api/operations-client.ts';
import { PLATFORM_OPERATIONS } from '../../lib/data/service/platform-operations.ts';
import { type ReferenceService, startService } from '../world/service/reference-service.ts';
import { testLine } from './line.ts';

/** Specification 4.2, literally: method, path and query. */
const SPECIFIED: readonly (readonly [string, string])[] = [
  ['classification', 'GET /sbi-ecosystem-api.php?action=analyze&sbi_code=62.01'],
  ['listing', 'POST /listing-management-api.php?action=update_profile'],
  ['chat', 'POST /ai-chat-unified.php?action=chat_with_context'],
  ['register', 'GET /bedrijvencheck-api.php?q=de+goede+fiets&limit=3'],
  ['website', 'POST /website-generator-api.php?action=generate'],
  ['user', 'POST /multi-tenant-api.php?action=create_user'],
];
const VALUES = { sbi_code: '62.01', q: ' de goede fiets ', limit: '3' };

const operation = (id: string): Operation => {
  const found = PLATFORM_OPERATIONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

test('the table has the six operations of docs/scan-api.md, in the same order', () => {
  expect(PLATFORM_OPERATIONS.map(({ id }) => id)).toEqual(SPECIFIED.map(([id]) => id));
});

test.each(SPECIFIED)('%s is %s', (id, request) => {
  const { method, url } = buildOperationCall('https://scandienst.nl', operation(id), { values: VALUES, body: '' });
  expect(`${method} ${url.pathname}${url.search}`).toBe(request);
});

test('operations that change something at the platform are marked', () => {
  expect(PLATFORM_OPERATIONS.filter(({ changes }) => changes).map(({ id }) => id)).toEqual([
    'listing',
    'website',
    'user',
  ]);
});

describe('fields', () => {
  const field = (format: 'text' | 'integer' | 'classification', typed: string) =>
    findFieldFault({ name: 'x', format }, typed);

  test.each([
    ['62.01', null],
    [' 01.11 ', null],
    ['6201', 'notClassification'],
    ['62.0', 'notClassification'],
    ['62.011', 'notClassification'],
    ['162.01', 'notClassification'],
    ['a2.01', 'notClassification'],
    ['٦٢.٠١', 'notClassification'],
    ['  ', 'empty'],
  ])('classification %j: %s', (typed, fault) => expect(field('classification', typed)).toBe(fault));

  test.each([
    ['0', null],
    ['25', null],
    ['-1', 'notInteger'],
    ['2.5', 'notInteger'],
    ['1e3', 'notInteger'],
    ['tien', 'notInteger'],
    ['9999999999', 'notInteger'],
  ])('integer %j: %s', (typed, fault) => expect(field('integer', typed)).toBe(fault));

  test('text of any kind is valid up to its maximum length', () => {
    const texts = ['a&b=c#d', 'x'.repeat(1_000), 'x'.repeat(1_001)];
    expect(texts.map((text) => field('text', text))).toEqual([null, null, 'tooLong']);
  });

  test.each([
    ['', null],
    ['{"a":1}', null],
    ['[', 'notJson'],
    ["{'a':1}", 'notJson'],
    ['1'.repeat(100_000), null],
    ['1'.repeat(100_001), 'tooLong'],
    [' \n', null],
    [' '.repeat(100_001), null],
  ])('body %j', (typed, fault) => expect(findBodyFault(typed)).toBe(fault));

  test('a value cannot break out of its place in the query', () => {
    const call = buildOperationCall('https://scandienst.nl', operation('register'), {
      values: { q: 'x&action=delete#', limit: '3' },
      body: '',
    });
    expect([...call.url.searchParams]).toEqual([
      ['q', 'x&action=delete#'],
      ['limit', '3'],
    ]);
  });

  test('missing values are left empty, and a POST without a body has none', () => {
    const called = (id: string, body: string) =>
      buildOperationCall('https://scandienst.nl', operation(id), { values: {}, body });
    expect(called('register', '').url.search).toBe('?q=&limit=');
    expect(called('register', '{}').body).toBeNull();
    expect(called('chat', ' {} ').body).toBe('{}');
    expect(called('chat', '  ').body).toBeNull();
    expect(isFilled(operation('register'), { values: { q: 'x' }, body: '' })).toBe(false);
  });

  test('a GET has no body', () => {
    expect(isFilled(operation('register'), { values: VALUES, body: '{}' })).toBe(false);
  });
});

describe('the client', () => {
  const KEY = 'sleutel-voor-het-platform';
  let service: ReferenceService;
  beforeAll(async () => {
    service = await startService({ keys: [KEY] });
  });
  afterAll(() => service.stop());
  beforeEach(() => service.clearLog());

  const client = () => createOperationsClient(PLATFORM_OPERATIONS, service.base, testLine({ key: () => KEY }));

  test('accepts exactly the parameters of each operation', () => {
    type Table = typeof PLATFORM_OPERATIONS;
    expectTypeOf<Values<Table, 'classification'>>().toEqualTypeOf<Readonly<Record<'sbi_code', string>>>();
    expectTypeOf<Values<Table, 'register'>>().toEqualTypeOf<Readonly<Record<'q' | 'limit', string>>>();
  });

  test('calls all six with the key only in its header', async () => {
    const all = [
      await client().call('classification', { sbi_code: '62.01' }),
      await client().call('listing', {}, '{"naam":"De Goede Fiets"}'),
      await client().call('chat', {}),
      await client().call('register', { q: 'fiets', limit: '2' }),
      await client().call('website', {}),
      await client().call('user', {}),
    ];
    for (const answer of all) expect(OperationAnswer.parse(answer)).toEqual(answer);
    expect(all.map((answer) => answer.ok && answer.status)).toEqual([200, 202, 200, 200, 200, 422]);
    expect(all[3]).toMatchObject({ text: '[{"naam":"Bedrijf 1"},{"naam":"Bedrijf 2"}]' });
    for (const { headers, path, body } of service.log()) {
      expect(headers['x-gda-key']).toBe(KEY);
      expect(path + body).not.toContain(KEY);
    }
    expect(service.log()[1]).toMatchObject({ body: '{"naam":"De Goede Fiets"}', method: 'POST' });
  });

  test('sends nothing with invalid fields', async () => {
    await expect(client().call('classification', { sbi_code: '6201' })).rejects.toThrow(RangeError);
    await expect(client().call('user', {}, '{')).rejects.toThrow(new RangeError('user: not filled in'));
    await expect(client().call('weg' as 'user', {})).rejects.toThrow(new RangeError('weg: not filled in'));
    expect(service.log()).toEqual([]);
  });

  test('throws an internal error instead of returning it as a response', async () => {
    const broken = testLine({
      key: () => KEY,
      open: () => {
        throw new TypeError('ours');
      },
    });
    await expect(createOperationsClient(PLATFORM_OPERATIONS, service.base, broken).call('chat', {})).rejects.toThrow(
      'ours',
    );
  });

  test.each(['unreachable', 'timeout', 'interrupted', 'noAccess'])('can report the failure %s', (why) => {
    expect(OperationAnswer.safeParse({ ok: false, why }).success).toBe(true);
    expect(OperationAnswer.safeParse({ ok: false }).success).toBe(false);
  });

  test('reports an unreachable platform as a response', async () => {
    const removed = createOperationsClient(PLATFORM_OPERATIONS, 'http://127.0.0.1:9', testLine());
    expect(await removed.call('chat', {})).toEqual({ ok: false, why: 'unreachable' });
  });
});
