import { describe, expect, test } from 'vitest';
import { findPlatforms } from '../../../lib/collect/software/platforms.ts';
import { PLATFORM_SIGNS } from '../../../lib/data/software/platform-signs.ts';
import { PLATFORM_NAMES } from '../../../lib/words/platforms.ts';
import { blind, http, meta, page, scan, seen } from '../../kit/facts.ts';

const answer = (headers: Record<string, string>) => seen({ ...http(headers), barrier: null });
const generator = (content: string) => seen(page({ head: { metas: [meta('generator', content)] } }));

describe('what a site runs on', () => {
  test.each([
    [{ server: 'nginx' }, ['nginx']],
    [{ server: 'nginx/1.26.3' }, ['nginx']],
    [{ server: 'Apache' }, ['apache']],
    [{ server: 'Apache/2.4.62 (Debian)' }, ['apache']],
    [{ server: 'Apache-Coyote/1.1' }, []],
    [{ server: 'Microsoft-IIS/10.0' }, ['iis']],
    [{ server: 'LiteSpeed' }, ['litespeed']],
    [{ server: 'cloudflare', 'cf-ray': '8a1b2c-AMS' }, ['cloudflare']],
    [{ via: '1.1 Caddy' }, ['caddy']],
    [{ server: 'nginx', 'x-powered-by': 'PleskLin' }, ['nginx', 'plesk']],
    [{ link: '<https://voorbeeld.nl/wp-json/>; rel="https://api.w.org/"' }, ['wordpress']],
    [{ server: 'Squarespace' }, ['squarespace']],
    [{ server: 'onbekend' }, []],
  ])('headers %j', (headers, platforms) => {
    expect(findPlatforms({ page: seen(page()), answer: answer(headers) })).toEqual(platforms);
  });

  test('the generator of the page, with and without a version', () => {
    expect(findPlatforms({ page: generator('WordPress'), answer: blind('denied') })).toContain('wordpress');
    expect(findPlatforms({ page: generator('Joomla! - Open Source Content Management') })).toContain('joomla');
  });

  test.each([
    ['winkel.myshopify.com', [], ['shopify']],
    ['bakker.wixsite.com', [], ['wix']],
    ['www.voorbeeld.nl', ['proxy-ssl.webflow.com'], ['webflow']],
    ['www.voorbeeld.nl', ['iemand.github.io'], ['githubpages']],
    ['iemand.gitlab.io', [], ['gitlabpages']],
    ['sites.google.com', [], ['googlesites']],
    ['www.voorbeeld.nl', ['voorbeeld.nl'], []],
    ['www.weebly.com', [], []],
    ['github.io.voorbeeld.nl', [], []],
  ])('the name %s, an alias of %j', (host, targets, platforms) => {
    const records = targets.map((target, at) => ({
      name: at === 0 ? host : (targets[at - 1] ?? ''),
      type: 'CNAME',
      ttl: 300,
      data: { target },
    }));
    const end = { name: targets.at(-1) ?? host, type: 'A', ttl: 300, data: { address: '203.0.113.7' } };
    const answered = { rcode: 'NOERROR', authenticated: false, bogus: false, records: [...records, end], errors: [] };
    const dns = { validates: true, madeUpName: '', answers: { [`A ${host}`]: seen(answered) } };
    expect(findPlatforms({ scan: seen(scan({ host })), dns: seen(dns) })).toEqual(platforms);
  });

  test('each once, and nothing of what was not seen', () => {
    const both = { page: generator('WordPress 6.8'), answer: answer({ server: 'nginx', 'x-pingback': '/xmlrpc.php' }) };
    expect(findPlatforms(both)).toEqual(['nginx', 'wordpress']);
    expect(findPlatforms({ page: blind('timeout'), answer: blind('denied') })).toEqual([]);
    expect(findPlatforms({})).toEqual([]);
  });

  test('every sign is of a platform that repairs are told for', () => {
    const known = Object.keys(PLATFORM_NAMES);
    expect(PLATFORM_SIGNS.filter(({ platform }) => !known.includes(platform))).toEqual([]);
  });
});
