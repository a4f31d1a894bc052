import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RawNode } from '../../../lib/collect/axe/engine.ts';
import { findUndecidedReason } from '../../../lib/collect/axe/undecided-reason.ts';

const raw = (messageKey?: string): RawNode => ({
  node: { element: {} as Element, ancestry: [], spec: {} },
  any: [{ data: messageKey === undefined ? null : { messageKey } }],
});

/** The engine's messages when it cannot decide, by check and key, from its template for translators. */
const { checks } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../node_modules/axe-core/locales/_template.json'), 'utf8'),
) as { readonly checks: Readonly<Record<string, { readonly incomplete?: string | Readonly<Record<string, string>> }>> };

/** The checks of these rules that may be undecided. */
const RULES = {
  'color-contrast': ['color-contrast'],
  'target-size': ['target-size', 'target-offset'],
  'link-in-text-block': ['link-in-text-block', 'link-in-text-block-style'],
  'aria-valid-attr-value': ['aria-valid-attr-value'],
  'label-content-name-mismatch': ['label-content-name-mismatch'],
};

/** The reason that matches such a message; the first match applies. */
const READ: readonly (readonly [sentence: RegExp, why: string])[] = [
  [/gradient/, 'gradient'],
  [/background image|image node/, 'picture'],
  [/viewport/, 'outside'],
  [/too many overlapping/, 'size'],
  [/overlap|obscured|overflow/, 'overlap'],
  [/1:1|(?:foreground|background) contrast ratio/, 'sameColour'],
  [/too short/, 'short'],
  [/pseudo|shadows|non-text|parse color/, 'drawn'],
  [/exist/, 'reference'],
  [/insufficient space/, 'size'],
  [/rather than a label/, 'name'],
];

const sentences = Object.entries(RULES).flatMap(([rule, names]) =>
  names.flatMap((name) => {
    const { incomplete } = checks[name] ?? {};
    return Object.entries(typeof incomplete === 'object' ? incomplete : {})
      .filter(([key]) => key !== 'default')
      .map(([key, sentence]) => [rule, key, sentence] as const);
  }),
);

describe('the reason matches the engine’s message', () => {
  test('for many messages', () => expect(sentences.length).toBeGreaterThan(25));
  test.each(sentences)('%s, %s: %s', (rule, key, sentence) =>
    expect(findUndecidedReason(rule, raw(key))).toBe(READ.find(([one]) => one.test(sentence))?.[1] ?? null),
  );
});

// No key: one of our guards made it undecided, or the rule itself.
test.each([
  ['color-contrast', 'filter'],
  ['target-size', 'size'],
  ['label-content-name-mismatch', 'name'],
  ['video-caption', null],
])('%s without a key: %s', (rule, why) => expect(findUndecidedReason(rule, raw())).toBe(why));

test.each([
  ['color-contrast', 'constructor'],
  ['constructor', 'toString'],
])('%s, %s: an inherited property is not a key', (rule, key) => expect(findUndecidedReason(rule, raw(key))).toBeNull());
