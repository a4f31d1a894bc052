import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, PILLARS, WHO } from '../../lib/model.ts';
import { isShown, NO_FILTERS, OUTCOMES, readPosition, toggleItem, writePosition } from '../../lib/view/filters.ts';

const finding = { outcome: 'fail', pillar: 'seo', who: 'zelf' } as Finding;

describe('filters', () => {
  test('without a filter everything is shown', () => expect(isShown(NO_FILTERS, finding, 'HSTS')).toBe(true));
  test('outcome, pillar, person and text must all match', () => {
    expect(isShown({ ...NO_FILTERS, pillars: ['ai', 'seo'] }, finding, '')).toBe(true);
    expect(isShown({ ...NO_FILTERS, pillars: ['ai'] }, finding, '')).toBe(false);
    expect(isShown({ ...NO_FILTERS, outcomes: ['warn'] }, finding, '')).toBe(false);
    expect(isShown({ ...NO_FILTERS, outcomes: ['warn', 'fail'] }, finding, '')).toBe(true);
    expect(isShown({ ...NO_FILTERS, who: ['webbouwer'] }, finding, '')).toBe(false);
    expect(isShown({ ...NO_FILTERS, who: ['domeinbeheerder'] }, finding, '')).toBe(false);
    expect(isShown({ ...NO_FILTERS, query: ' hsts ' }, finding, 'HSTS ontbreekt')).toBe(true);
    expect(isShown({ ...NO_FILTERS, query: 'csp' }, finding, 'HSTS ontbreekt')).toBe(false);
  });
  test('a choice is toggled', () => {
    expect(toggleItem(['fail'], 'warn')).toEqual(['fail', 'warn']);
    expect(toggleItem(['fail', 'warn'], 'fail')).toEqual(['warn']);
  });
});

describe('the address of a position', () => {
  test('is read back as written', () => {
    const location = fc.record({
      id: fc.stringMatching(/^[\w-]{0,36}$/),
      anchor: fc.stringMatching(/^[\w-]{0,30}$/),
      filters: fc.record({
        outcomes: fc.subarray([...OUTCOMES]),
        pillars: fc.subarray([...PILLARS]),
        who: fc.subarray([...WHO]),
        query: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      }),
    });
    fc.assert(
      fc.property(location, (one) => {
        expect(readPosition(writePosition(one))).toEqual(one);
      }),
    );
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(readPosition(`#${hash}`)).toHaveProperty('filters');
      }),
    );
    expect(readPosition('')).toEqual({ id: '', anchor: '', filters: NO_FILTERS });
    expect(readPosition('#abc?outcome=boos,fail&who=niemand').filters).toEqual({ ...NO_FILTERS, outcomes: ['fail'] });
  });
});
