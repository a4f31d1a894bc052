import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metaPolicies, refreshIn, titleIn } from '../../../lib/parse/html/html-scan.ts';
import { refreshTarget } from '../../../lib/parse/html/meta-refresh.ts';
import { inputs } from '../../kit/inputs.ts';
import { heads, readByParser } from '../../truth/html-heads.ts';

test('heads are read as a whole parser reads them', () => {
  fc.assert(
    fc.property(heads, (html) => {
      const { title, refresh, policies } = readByParser(html);
      expect({ title: titleIn(html), refresh: refreshIn(html), policies: metaPolicies(html) }).toEqual({
        title,
        refresh: refreshTarget(refresh ?? ''),
        policies,
      });
    }),
    { numRuns: inputs() },
  );
});
