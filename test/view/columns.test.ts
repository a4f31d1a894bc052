import { expect, test } from 'vitest';
import { toColumns } from '../../lib/view/compare/columns.ts';

test('a column has its score and the step that colours it', () => {
  const columns = toColumns([
    { id: 'domein', score: 90 },
    { id: 'seo', score: 0 },
    { id: 'ai', score: null },
    { id: 'onderhoud', score: null, phase: 'busy' },
  ]);
  expect(columns).toEqual([
    { pillar: 'domein', score: 90, step: 5, busy: false },
    { pillar: 'seo', score: 0, step: 1, busy: false },
    { pillar: 'ai', score: null, step: null, busy: false },
    { pillar: 'onderhoud', score: null, step: null, busy: true },
  ]);
});
