import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { crawlWords } from '../../../../../lib/words/service/words.ts';
import { CrawlsPart } from '../../../../../server/features/crawls/pages/crawls-part.tsx';
import { NOW } from '../../../kit/store.ts';

describe.each(['nl', 'en'] as const)('the part of a site’s page about several of its pages, in %s', (locale) => {
  const { part } = crawlWords[locale];
  const drawn = (changes: Partial<Parameters<typeof CrawlsPart>[0]> = {}): string =>
    render(<CrawlsPart {...{ site: 'a b', scans: [], most: 25, locale, token: 'wit', ...changes }} />);

  test('begins a scan with a button, where who is signed in may', () => {
    expect(drawn()).toContain('<form class="one" method="post" action="/sites/a%20b/paginas">');
    expect(drawn()).toContain('name="token" value="wit"');
    expect(drawn()).toContain(part.begin);
    expect(drawn()).toContain(part.none);
    expect(drawn({ token: null })).not.toContain('<form');
  });

  test('lists the scans of before, each with how far it came', () => {
    const scan = { id: 'bat_1', createdAt: NOW, done: 3, pages: 9, state: 'cancelled' } as const;
    const text = drawn({ scans: [scan, { ...scan, id: 'bat_2', done: 9, state: 'ended' }] });
    expect(text).toContain('<a href="/sites/a%20b/paginas/bat_1">');
    expect(text.match(/<li>/g)).toHaveLength(2);
    expect(text.split(`(${part.cancelled})`)).toHaveLength(2);
    expect(text).not.toContain(part.none);
  });
});
