import { describe, expect, test } from 'vitest';
import { imperatives as english } from '../../lib/words/en/imperatives/index.ts';
import type { AnyImperatives } from '../../lib/words/imperative.ts';
import { imperatives as dutch } from '../../lib/words/nl/imperatives/index.ts';
import { COSTLY } from '../kit/step-places.tsx';

/* The imperative of a step of the path; its style is tested in imperatives.test.tsx in the full run. */

describe.each([
  ['nl', dutch],
  ['en', english],
] as const)('in %s', (_, imperatives: Readonly<Record<string, AnyImperatives | undefined>>) => {
  test('every costly conclusion has an imperative in lib/words/<locale>/imperatives', () => {
    const orderOf = ({ id, code }: (typeof COSTLY)[number]) => {
      const own = imperatives[id];
      return typeof own === 'object' ? own[code ?? ''] : own;
    };
    expect(COSTLY.length).toBeGreaterThan(400);
    const missing = COSTLY.filter((finding) => (orderOf(finding) ?? '') === '').map(({ id, code }) => `${id} ${code}`);
    expect(missing).toEqual([]);
  });
});
