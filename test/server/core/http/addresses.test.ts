import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../../lib/api/request.ts';
import { servedWords } from '../../../../lib/words/service/served.ts';
import { findNeverScanned, OPEN_WEB } from '../../../../server/core/http/never-scanned.ts';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { storeForAll } from '../../kit/store.ts';

/* docs/addresses.md, row by row: what is told there is what is answered. */

interface Row {
  readonly form: string;
  readonly answer: string;
}

const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/addresses.md'), 'utf8');
const ROWS: readonly Row[] = TEXT.split('\n').flatMap((line) => {
  const [, form, answer] = /^\|\s*`(".*")`\s*\|\s*(\S.*?)\s*\|$/.exec(line) ?? [];
  if (form === undefined || answer === undefined) return [];
  return [{ form: JSON.parse(form.replaceAll('\\|', '|')) as string, answer: answer.replaceAll('\\|', '|') }];
});

const answerTo = (form: string): string => {
  const read = readAddress(form);
  if (!read.ok) return `400 \`invalid_url\`: ${read.fault}`;
  const why = findNeverScanned(read.url.href, OPEN_WEB);
  return why === null ? `scanned as \`${read.url.href}\`` : `422 \`unsupported_page\`: ${why}`;
};

test('docs/addresses.md has at least 120 forms, each once', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ROWS.map(({ form }) => form)).size).toBe(ROWS.length);
});

test.each(ROWS)('$form: $answer', ({ form, answer }) => expect(answerTo(form)).toBe(answer));

test('a normalised address parses to itself', () => {
  for (const { form } of ROWS) {
    const read = readAddress(form);
    if (read.ok) expect(readAddress(read.url.href)).toEqual(read);
  }
});

describe('sent to the service', () => {
  const store = storeForAll();
  const service = serviceForEach(store);
  const listen = listenFor(store, service);

  test('a rejected address gets its status and message, starts no scan and uses no quota', async () => {
    const { get } = await listen();
    const { addresses, reasons } = servedWords.en;
    for (const { form, answer } of ROWS.filter((row) => !row.answer.startsWith('scanned'))) {
      const [, status, code, why = ''] = /^(\d+) `(\w+)`: (\w+)$/.exec(answer) ?? [];
      const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };
      const got = await get(SCAN_PATH, { method: 'POST', headers, body: JSON.stringify({ url: form }) });
      const message = { ...addresses, ...reasons }[why];
      expect([got.status, got.body], form).toMatchObject([Number(status), { ok: false, error: { code, message } }]);
      // An invalid field is named; a valid address that is never scanned is not an invalid field.
      expect((got.body as { error: { pointer?: string } }).error.pointer, form).toBe(
        status === '400' ? '/url' : undefined,
      );
      expect(got.headers.get('x-ratelimit-remaining'), form).toBe('20');
    }
    expect(service().scanner.asked).toEqual([]);
  });
});
