import { describe, expect, test } from 'vitest';
import { assistantAccessMatrix } from '../../lib/checks/ai/assistant-access-matrix.ts';
import { BUILT_IN_TABLES } from '../../lib/data/tables.ts';
import { parseAccessMatrix } from '../../lib/view/access-matrix.ts';
import { formatAccessMatrix } from '../../lib/words/report/access-matrix.ts';
import { closedTo, robots } from '../checks/ai/robots.ts';
import { http, meta, page, seen } from '../kit/facts.ts';

const byToken = (one: { readonly token: string }, other: { readonly token: string }): number =>
  one.token.localeCompare(other.token);
const ID = 'assistant-access-matrix';
const itemsFor = (text: string, metas: readonly ReturnType<typeof meta>[] = []): readonly string[] => {
  const ruling = assistantAccessMatrix.judge({
    ...robots(text),
    page: page({ head: { metas: [...metas] } }),
    raw: seen(page()),
    fresh: seen(http()),
  });
  return 'items' in ruling ? (ruling.items ?? []) : [];
};

describe('the access matrix', () => {
  const items = itemsFor(closedTo('PerplexityBot'), [meta('robots', 'noarchive')]);
  const matrix = parseAccessMatrix({ id: ID, items });

  test('returns every crawler as in the table', () =>
    expect(matrix?.rows.map(({ line: _, allowed: __, ...row }) => row).toSorted(byToken)).toEqual(
      BUILT_IN_TABLES.crawlers
        .filter(({ judged }) => judged)
        .map(({ operator, token, purpose, honours, effect, source, checked }) => ({
          operator,
          token,
          purpose,
          honours,
          effect,
          source,
          checked,
        }))
        .toSorted(byToken),
    ));

  test('returns the blocked crawlers with the line that blocks them', () =>
    expect(matrix?.rows.filter(({ allowed }) => !allowed)).toMatchObject([
      { token: 'PerplexityBot', line: '2: Disallow: /' },
    ]));

  test('returns the directives of the page', () => expect(matrix?.directives).toEqual(['noarchive']));

  test('preserves a line that contains the field separator', () => {
    const item = 'OpenAI\n✗ GPTBot | training | yes | policy | https://a.nl/ | 2026-11-20 | 2: Disallow: / | a';
    expect(parseAccessMatrix({ id: ID, items: [item] })?.rows).toMatchObject([{ line: '2: Disallow: / | a' }]);
  });

  test.each([
    ['for another check', { id: 'ai-indexable', items }],
    ['for an older format', { id: ID, items: ['Perplexity: ✗ PerplexityBot 2: Disallow: /, ✓ Perplexity-User'] }],
    ['without items', { id: ID, items: [] }],
  ])('is null %s', (_, finding) => expect(parseAccessMatrix(finding)).toBeNull());
});

describe('the access matrix as lines', () => {
  const matrix = parseAccessMatrix({ id: ID, items: itemsFor(closedTo('PerplexityBot')) });

  test('describes it in words', () => {
    const lines = matrix === null ? [] : formatAccessMatrix(matrix, 'nl');
    expect(lines[0]).toBe('De pagina en de headers zelf zeggen niets tegen robots.');
    expect(lines).toContain(
      [
        'Perplexity (https://docs.perplexity.ai/docs/resources/perplexity-crawlers, gecontroleerd op 2026-11-20)',
        'PerplexityBot: geweerd; robots.txt, regel 2: Disallow: /; Doel: zoeken voor AI-antwoorden; Volgt robots.txt: ja; Weren betekent: niet in de index voor antwoorden',
        'Perplexity-User: mag; geen regel; Doel: openen op verzoek van een gebruiker; Volgt robots.txt: nee; Weren betekent: weinig: de robot kan blijven komen',
      ].join('\n'),
    );
  });

  test('shows an unknown code unchanged', () => {
    const row = '✓ NewBot | toString | perhaps | nothing | https://a.nl/ | 2027-01-01';
    const foreign = parseAccessMatrix({ id: ID, items: [`New\n${row}`] });
    expect(foreign === null ? [] : formatAccessMatrix(foreign, 'en')[1]).toContain(
      'Purpose: toString; Obeys robots.txt: perhaps; Blocking means: nothing',
    );
  });
});
