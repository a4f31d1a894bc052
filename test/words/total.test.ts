import { describe, expect, test } from 'vitest';
import type { ResultLimit } from '../../lib/api/result.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { common as en } from '../../lib/words/en/common.ts';
import { common as nl } from '../../lib/words/nl/common.ts';
import { limitSentence } from '../../lib/words/report/total.ts';

const LIMITS: readonly (readonly [ResultLimit, string])[] = [
  [{ by: 'check', at: 39, check: 'x', reason: 'Er is ingebroken.' }, 'Begrensd op 39: Er is ingebroken.'],
  [{ by: 'check', at: 39 }, 'Begrensd op 39, vanwege een ernstige bevinding.'],
  [
    { by: 'lowest', at: 55, pillar: 'beveiliging' },
    'Begrensd op 55: hooguit 35 punten boven de zwakste pijler, Beveiliging.',
  ],
  [
    { by: 'without', at: 89, pillars: ['beveiliging', 'seo'] },
    'Begrensd op 89: zonder Beveiliging en SEO kan het totaal niet hoger zijn.',
  ],
  [
    { by: 'unseen', pillars: ['seo'], why: 'offline' },
    'Er was te weinig te testen voor een totaal: zonder SEO. Kijk of u verbinding hebt en of het adres klopt, en scan opnieuw.',
  ],
  [
    { by: 'unseen', pillars: ['seo'], why: null, check: 'x', reason: 'Er is ingebroken.' },
    'Eerst dit: Er is ingebroken. Er was te weinig te testen voor een totaal: zonder SEO.',
  ],
  [
    { by: 'notApplicable' },
    'Op deze pagina zijn te weinig pijlers van toepassing voor een totaal. Scan een gewone pagina van de site.',
  ],
];

test.each([nl, en])('a name that does not exist is not described as a lost internet connection', (words) =>
  expect(words.unseen.offline.because).not.toMatch(/internet/),
);

describe('the limit of a total has one sentence, and its remedy another', () => {
  test.each(LIMITS)('%o', (limit, sentence) => expect(limitSentence(limit, LANGUAGES.nl)).toBe(sentence));
  test('are in English too', () => {
    for (const [limit] of LIMITS) expect(limitSentence(limit, LANGUAGES.en)).toMatch(/overall score|Limited to \d+/);
  });
});
