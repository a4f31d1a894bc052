import { expect, test } from 'vitest';
import { formatFaultReport } from '../../lib/view/fault-report.ts';

test('a partner copies version, pillar, check, error and location', () => {
  const faults = [
    { check: 'title-present', error: 'TypeError', at: 'background.js:1:2345' },
    { check: 'hreflang-valid', error: 'RangeError', at: '' },
  ];
  expect(formatFaultReport('0.1.0', 'seo', faults)).toBe(
    'Pijler 0.1.0\nseo · title-present · TypeError · background.js:1:2345\nseo · hreflang-valid · RangeError',
  );
});

test('on the public tier only the pillar and the error are copied', () => {
  expect(formatFaultReport('0.1.0', 'seo', [{ error: 'TypeError' }])).toBe('Pijler 0.1.0\nseo · TypeError');
});
