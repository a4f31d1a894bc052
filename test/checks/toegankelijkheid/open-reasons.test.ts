import { describe, expect, test } from 'vitest';
import { textContrast } from '../../../lib/checks/toegankelijkheid/text-contrast.ts';
import { OPEN_REASONS } from '../../../lib/facts/axe.ts';
import { toegankelijkheid as en } from '../../../lib/words/en/toegankelijkheid.ts';
import { toegankelijkheid as nl } from '../../../lib/words/nl/toegankelijkheid.ts';
import { axe, undecided } from '../../kit/axe.ts';
import { page } from '../../kit/facts.ts';

const node = (why: (typeof OPEN_REASONS)[number]) => ({ target: '#a', html: '<i></i>', why });
const LANGUAGES = { nl, en };

describe('reasons why a person has to check', () => {
  test('are the three most frequent ones', () => {
    const toCheck = [node('overlap'), node('gradient'), node('gradient'), node('short'), node('short'), node('drawn')];
    const facts = { axe: axe({ 'color-contrast': undecided(6, { toCheck }) }), page: page() };
    expect(textContrast.judge(facts as never)).toMatchObject({
      code: 'toCheck',
      args: { toCheck: 6, why: 'gradient short overlap' },
    });
  });

  test.each(['nl', 'en'] as const)('have texts in %s, each a different one', (locale) => {
    const say = LANGUAGES[locale]['text-contrast'].says.toCheck;
    const sentences = OPEN_REASONS.map((why) => say({ toCheck: 2, inert: 0, why }));
    expect(new Set(sentences).size).toBe(OPEN_REASONS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/: \S.+\.$/);
    expect(say({ toCheck: 2, inert: 0 })).not.toContain(':');
    expect(say({ toCheck: 2, inert: 0, why: 'constructor nobody' })).not.toContain(':');
  });
});
