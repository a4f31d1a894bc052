import { describe, expect, test } from 'vitest';
import { assistantAccessMatrix } from '../../../lib/checks/ai/assistant-access-matrix.ts';
import { CRAWLERS } from '../../../lib/data/crawlers.ts';
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

describe('the matrix', () => {
  const ruling = assistantAccessMatrix.judge(with_(closedTo('PerplexityBot')));
  const items = 'items' in ruling ? (ruling.items ?? []) : [];

  test('fits in the twenty items that are kept, and holds every crawler', () => {
    expect(items.length).toBeLessThanOrEqual(20);
    expect(CRAWLERS.filter(({ token }) => !items.some((item) => item.includes(token)))).toEqual([]);
  });
  test('names the deciding line', () =>
    expect(items).toContain('Perplexity: ✗ PerplexityBot 2: Disallow: /, ✓ Perplexity-User'));
  test('begins with what the page itself says', () => expect(items[0]).toBe('noarchive'));
  test('counts', () => expect(ruling).toMatchObject({ args: { allowed: CRAWLERS.length - 1, blocked: 1 } }));
});
