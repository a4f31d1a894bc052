import { describe, expect, test } from 'vitest';
import { listOrigins } from '../../../lib/collect/network/origins.ts';
import { explainRefusal, findTwin, mayAsk } from '../../../lib/collect/network/policy.ts';
import { toTarget } from '../../../lib/collect/target.ts';

const targetAt = (url: string) => toTarget({ tabId: 1, url, at: 0, level: 'B', pillar: null });

describe('the fetch policy', () => {
  test.each([
    ['https://voorbeeld.nl/', 'https://voorbeeld.nl/robots.txt', true],
    ['https://voorbeeld.nl/', 'http://voorbeeld.nl/', true],
    ['https://voorbeeld.nl/', 'https://www.voorbeeld.nl/', true],
    ['https://www.voorbeeld.nl/', 'http://voorbeeld.nl/', true],
    ['https://voorbeeld.nl/', 'https://mta-sts.voorbeeld.nl/.well-known/mta-sts.txt', true],
    ['https://voorbeeld.nl:8443/', 'https://voorbeeld.nl:8443/robots.txt', true],
    ['https://voorbeeld.nl/', 'http://mta-sts.voorbeeld.nl/', false],
    ['https://voorbeeld.nl/', 'https://shop.voorbeeld.nl/', false],
    ['https://shop.voorbeeld.nl/', 'https://www.shop.voorbeeld.nl/', false],
    ['https://voorbeeld.nl/', 'https://voorbeeld.nl.elders.nl/', false],
    ['https://voorbeeld.nl/', 'http://192.168.1.1/', false],
    ['https://voorbeeld.nl/', 'http://localhost/', false],
    ['https://voorbeeld.nl/', 'https://voorbeeld.nl:8443/', false],
    ['https://voorbeeld.nl/', 'https://naam:woord@voorbeeld.nl/', false],
    ['https://voorbeeld.nl/', 'file:///etc/passwd', false],
    ['https://voorbeeld.nl/', 'data:text/html,x', false],
    ['https://voorbeeld.nl/', 'javascript:alert(1)', false],
    ['http://localhost:3000/', 'http://localhost:3000/robots.txt', true],
    ['http://localhost:3000/', 'http://localhost:4000/', false],
    ['http://192.168.1.5/', 'http://192.168.1.1/', false],
    ['http://[::1]:3000/', 'http://[::1]:3000/robots.txt', true],
    ['https://[2a00:1450::1]/', 'https://[2a00:1450::1]/robots.txt', true],
    ['https://intranet.local/', 'https://www.intranet.local/', false],
    ['https://voorbeeld.nl/', 'https://voorbeeld.nl/uitloggen', false],
    ['https://voorbeeld.nl/', 'https://www.voorbeeld.nl/log%256Fut', false],
    ['https://voorbeeld.nl/', 'https://voorbeeld.nl/stap?token=abcdefghi', false],
    ['http://localhost:3000/', 'http://localhost:3000/uitloggen', false],
    // The user chose the address of the page and is already there.
    ['https://voorbeeld.nl/winkelwagen', 'https://voorbeeld.nl/winkelwagen', true],
    ['https://voorbeeld.nl/winkelwagen', 'http://www.voorbeeld.nl/winkelwagen/', true],
    ['https://voorbeeld.nl/stap?token=abcdefghi', 'https://voorbeeld.nl/stap?token=abcdefghi', true],
    ['https://voorbeeld.nl/stap?token=abcdefghi', 'https://voorbeeld.nl/stap?token=abcdefghij', false],
    ['https://voorbeeld.nl/winkelwagen', 'https://elders.nl/winkelwagen', false],
    ['https://voorbeeld.nl/winkelwagen', 'https://voorbeeld.nl/winkelwagen/leegmaken', false],
    ['https://voorbeeld.nl./', 'https://voorbeeld.nl./robots.txt', true],
    ['https://voorbeeld.nl./', 'http://www.voorbeeld.nl./', true],
    ['https://www.voorbeeld.nl./', 'https://voorbeeld.nl./', true],
    // Where many sites redirect visitors who come with a trailing dot.
    ['https://voorbeeld.nl./', 'https://voorbeeld.nl/', true],
    ['https://voorbeeld.nl./', 'https://www.voorbeeld.nl/', true],
    ['https://voorbeeld.nl.:8443/', 'https://voorbeeld.nl.:8443/robots.txt', true],
    ['https://voorbeeld.nl./', 'https://voorbeeld.nl.:8443/', false],
    ['https://voorbeeld.nl./', 'https://shop.voorbeeld.nl./', false],
    ['https://voorbeeld.nl./', 'https://elders.nl./', false],
    // Access to a host does not include the same host with a trailing dot.
    ['https://voorbeeld.nl/', 'https://voorbeeld.nl./', false],
    ['http://localhost.:3000/', 'http://localhost.:3000/robots.txt', true],
    ['http://localhost.:3000/', 'http://localhost:3000/', false],
    ['http://intranet./', 'http://intranet./robots.txt', true],
  ])('from %s, %s: %s', (from, to, allowed) => expect(mayAsk(new URL(to), targetAt(from))).toBe(allowed));
});

test.each([
  ['https://voorbeeld.nl/', 'https://elders.nl/', 'otherHost'],
  ['https://voorbeeld.nl/', 'https://voorbeeld.nl/uitloggen', 'otherHost'],
  ['http://localhost:3000/', 'http://localhost:3000/uitloggen', 'otherHost'],
  ['http://localhost:3000/', 'http://localhost:4000/', 'hidden'],
])('from %s, %s is not seen: %s', (from, to, why) => expect(explainRefusal(new URL(to), targetAt(from))).toBe(why));

test.each([
  ['https://voorbeeld.nl/', 'www.voorbeeld.nl'],
  ['https://www.voorbeeld.nl/', 'voorbeeld.nl'],
  ['https://voorbeeld.co.uk/', 'www.voorbeeld.co.uk'],
  ['https://shop.voorbeeld.nl/', null],
  ['http://localhost/', null],
  ['https://www.voorbeeld.nl./', 'voorbeeld.nl'],
])('the twin of %s is %s', (url, twin) => expect(findTwin(targetAt(url))).toBe(twin));

test.each([
  [targetAt('http://[::1]:3000/').host, ['*://[::1]/*']],
  ['voorbeeld.nl', ['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*']],
  ['www.voorbeeld.nl', ['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*']],
  ['www.nl', ['*://www.nl/*', '*://*.www.nl/*']],
  ['192.168.1.1', ['*://192.168.1.1/*']],
  ['localhost', ['*://localhost/*']],
  ['localhost.', ['*://localhost./*', '*://localhost/*']],
  ['www.voorbeeld.nl.', ['*://voorbeeld.nl./*', '*://*.voorbeeld.nl./*', '*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*']],
  ['www.nl.', ['*://www.nl./*', '*://*.www.nl./*', '*://www.nl/*', '*://*.www.nl/*']],
])('access to %s is requested as %j', (host, origins) => expect(listOrigins(host)).toEqual(origins));
