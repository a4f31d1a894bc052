import { expect, test } from 'vitest';
import { encodeState, parseState } from '../../lib/state.ts';
import { sampleState } from '../components/sample.ts';

test.each(['public', 'partner'] as const)('a state of the %s tier is stored as text and read back as is', (tier) => {
  const state = sampleState(tier, 'nl');
  expect(encodeState(state)).toBeTypeOf('string');
  expect(parseState(encodeState(state))).toEqual(state);
});

test('a state that an earlier version stored as an object is read', () => {
  const state = sampleState('public', 'en');
  expect(parseState(state)).toEqual(state);
});

test.each([undefined, null, '', '{', '{}', 7, '{"tabId":1}'])('%j is not a state', (stored) => {
  expect(parseState(stored)).toBeNull();
});
