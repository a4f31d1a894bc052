import { expect, test } from 'vitest';
import { nothing } from '../../../lib/platform/scan/scan-state.ts';

test('every page that cannot be scanned has a state of its own', () => {
  expect(nothing(3, '', 'public')).toMatchObject({ tabId: 3, phase: 'failed', host: '', pillars: [] });
  expect(nothing(3, '', 'public').id).not.toBe(nothing(3, '', 'public').id);
});
