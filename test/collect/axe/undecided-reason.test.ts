import { expect, test } from 'vitest';
import type { RawNode } from '../../../lib/collect/axe/engine.ts';
import { findUndecidedReason } from '../../../lib/collect/axe/undecided-reason.ts';

const raw = (messageKey?: string): RawNode => ({
  node: { element: {} as Element, ancestry: [], spec: {} },
  any: [{ data: messageKey === undefined ? null : { messageKey } }],
});

test.each([
  ['color-contrast', 'bgGradient', 'gradient'],
  ['color-contrast', 'bgImage', 'picture'],
  ['color-contrast', 'bgOverlap', 'overlap'],
  ['color-contrast', 'shortTextContent', 'short'],
  ['color-contrast', undefined, 'filter'],
  ['target-size', 'obscured', 'overlap'],
  ['target-size', undefined, 'size'],
  ['label-content-name-mismatch', undefined, 'name'],
  ['video-caption', undefined, null],
  ['color-contrast', 'constructor', 'filter'],
  ['constructor', 'toString', null],
])('%s, %s: %s', (rule, key, why) => expect(findUndecidedReason(rule, raw(key))).toBe(why));
