import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeQuery } from '../../../lib/parse/dns/dns-query.ts';
import { RECORD_TYPES, type RecordType } from '../../../lib/parse/dns/dns-record-types.ts';
import { parseQuestionInPath } from '../../../lib/parse/dns/question-in-path.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const TYPES = Object.keys(RECORD_TYPES).filter((type): type is Exclude<RecordType, 'OPT'> => type !== 'OPT');
const base64url = (octets: Uint8Array): string => Buffer.from(octets).toString('base64url');

describe('parseQuestionInPath', () => {
  test('reads back the question that was encoded', () => {
    const label = fc.stringMatching(/^[a-z0-9_]([a-z0-9-]{0,20}[a-z0-9])?$/);
    const name = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'));
    fc.assert(
      fc.property(name, fc.constantFrom(...TYPES), fc.boolean(), (requested, type, flag) => {
        const message = base64url(encodeQuery({ name: requested, type, cd: flag, do: flag }));
        const found = parseQuestionInPath(`/dns-query?dns=${message}`);
        expect(found?.type).toBe(type);
        expect(found?.name.replace(/\.$/, '')).toBe(requested);
      }),
      { numRuns },
    );
  });

  test.each(['/', '/dns-query', '/dns-query?dns=', '/dns-query?dns=AAAA', `/dns-query?dns=${'A'.repeat(16)}`])(
    'returns null for %j',
    (path) => expect(parseQuestionInPath(path)).toBeNull(),
  );

  test('any octets have a question with a name and a type, or none if they end too soon', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64, size: 'max' }), (octets) => {
        const found = parseQuestionInPath(`/dns-query?dns=${base64url(octets)}`);
        // At least a header, the end of a name, and a type.
        if (octets.length < 12 + 1 + 2) expect(found).toBeNull();
        if (found !== null) expect([found.name.length <= 4 * 255, found.type !== '']).toEqual([true, true]);
      }),
      { numRuns },
    );
  });

  test('a question that is truncated anywhere, or not counted, is rejected', () => {
    const whole = encodeQuery({ name: 'www.voorbeeld.nl', type: 'A', cd: false, do: false });
    expect(parseQuestionInPath(`/dns-query?dns=${base64url(whole.slice().fill(0, 4, 6))}`)).toBeNull();
    for (const end of Array.from({ length: 12 + 18 + 2 }, (_, length) => length))
      expect(parseQuestionInPath(`/dns-query?dns=${base64url(whole.slice(0, end))}`), `${end}`).toBeNull();
  });
});
