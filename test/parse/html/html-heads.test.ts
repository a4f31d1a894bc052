import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMetaPolicies, findRefresh, findTitle } from '../../../lib/parse/html/html-scan.ts';
import { parseRefreshTarget } from '../../../lib/parse/html/meta-refresh.ts';
import { inputs } from '../../kit/inputs.ts';
import { heads, readByParser } from '../../truth/html-heads.ts';

test('heads are read as a full HTML parser reads them', { tags: ['full'] }, () => {
  fc.assert(
    fc.property(heads, (html) => {
      const { title, refresh, policies } = readByParser(html);
      expect({ title: findTitle(html), refresh: findRefresh(html), policies: findMetaPolicies(html) }).toEqual({
        title,
        refresh: parseRefreshTarget(refresh ?? ''),
        policies,
      });
    }),
    { numRuns: inputs() },
  );
});
