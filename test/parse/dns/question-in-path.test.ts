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

  test('whatever the octets, it never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (octets) => {
        parseQuestionInPath(`/dns-query?dns=${base64url(octets)}`);
      }),
      { numRuns },
    );
  });
});
