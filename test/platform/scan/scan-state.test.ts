import { expect, test } from 'vitest';
import { createEmptyState } from '../../../lib/platform/scan/start.ts';

test('every page that cannot be scanned gets its own state', () => {
  expect(createEmptyState(3, '', 'public')).toMatchObject({ tabId: 3, phase: 'failed', host: '', pillars: [] });
  expect(createEmptyState(3, '', 'public').id).not.toBe(createEmptyState(3, '', 'public').id);
});
