import { describe, expect, test } from 'vitest';
import { assistantAccessMatrix } from '../../../lib/checks/ai/assistant-access-matrix.ts';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { cases } from '../../kit/cases.ts';
import { blind, http, meta, page, seen } from '../../kit/facts.ts';
import { closedTo, robots } from './robots.ts';

const with_ = (text: string, status = 200) => ({
  ...robots(text, status),
  page: page({ head: { metas: [meta('robots', 'noarchive')] } }),
  raw: seen(page()),
  fresh: seen(http()),
});

cases(assistantAccessMatrix, {
  told: [with_(''), with_(closedTo('*')), { ...with_(''), raw: blind('denied'), fresh: blind('denied') }],
  robotsFails: [with_('', 500)],
});

const DOCUMENTED = BUILT_IN_TABLES.crawlers.filter(({ judged }) => judged);

describe('the matrix', () => {
  const ruling = assistantAccessMatrix.judge(with_(closedTo('PerplexityBot')));
  const items = 'items' in ruling ? (ruling.items ?? []) : [];

  test('fits into the twenty stored items, with every crawler', () => {
    expect(items.length).toBeLessThanOrEqual(20);
    expect(DOCUMENTED.filter(({ token }) => !items.some((item) => item.includes(token)))).toEqual([]);
  });
  test('lists purpose, obedience, effect of blocking, source with its day, and the deciding line of each crawler', () =>
    expect(items).toContain(
      [
        'Perplexity',
        '✗ PerplexityBot | search | yes | notIndexed | https://docs.perplexity.ai/docs/resources/perplexity-crawlers | 2026-11-20 | 2: Disallow: /',
        '✓ Perplexity-User | user | no | little | https://docs.perplexity.ai/docs/resources/perplexity-crawlers | 2026-11-20',
      ].join('\n'),
    ));
  test('fits into the length of a stored item, however long the rules', () => {
    const rules = BUILT_IN_TABLES.crawlers
      .map(({ token }) => `User-agent: ${token}\nDisallow: /${'*'.repeat(3_000)}\n`)
      .join('\n');
    const long = assistantAccessMatrix.judge(with_(rules));
    expect('items' in long && long.items?.filter((item) => item.length > 2_000)).toEqual([]);
  });
  test('names other crawlers of a public list when the file does, but does not count them', () => {
    const named = assistantAccessMatrix.judge(with_(closedTo('Kimi-User')));
    const [last = ''] = 'items' in named ? (named.items ?? []).slice(-1) : [];
    expect(last).toMatch(/^ai\.robots\.txt\n✗ Kimi-User \| user \| undocumented \| little \| .* \| 2: Disallow: \/$/);
    expect(named).toMatchObject({ args: { allowed: DOCUMENTED.length, blocked: 0 } });
  });
  test('names as many of a pasted list as fit', () => {
    const pasted = `${BUILT_IN_TABLES.crawlers.map(({ token }) => `User-agent: ${token}`).join('\n')}\nDisallow: /\n`;
    const all = assistantAccessMatrix.judge(with_(pasted));
    const stored = 'items' in all ? (all.items ?? []) : [];
    expect(stored.length).toBeLessThanOrEqual(20);
    expect(stored.filter((item) => item.startsWith('ai.robots.txt'))).toHaveLength(2);
    expect(stored.filter((item) => item.length > 2_000)).toEqual([]);
  });
  test('starts with the directives of the page itself', () => expect(items[0]).toBe('noarchive'));
  test('counts crawlers', () => expect(ruling).toMatchObject({ args: { allowed: DOCUMENTED.length - 1, blocked: 1 } }));
});
