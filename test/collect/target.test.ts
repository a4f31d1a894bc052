import { expect, test } from 'vitest';
import { toTarget } from '../../lib/collect/target.ts';

const aim = (url: string) => toTarget({ tabId: 1, url, at: 0, level: 'B', pillar: null });

test.each([
  ['https://www.voorbeeld.nl/pad?q=1#deel', 'www.voorbeeld.nl', 'voorbeeld.nl', true, false],
  ['https://winkel.voorbeeld.co.uk/', 'winkel.voorbeeld.co.uk', 'voorbeeld.co.uk', true, false],
  ['https://naam.github.io/', 'naam.github.io', 'github.io', true, true],
  ['https://xn--caf-dma.nl/', 'xn--caf-dma.nl', 'xn--caf-dma.nl', true, false],
  ['http://localhost:3000/', 'localhost', null, false, false],
  ['http://192.168.1.10/', '192.168.1.10', null, false, false],
  ['http://[::1]:3000/', '[::1]', null, false, false],
  ['https://[2a00:1450::1]/', '[2a00:1450::1]', null, true, false],
  ['https://intranet/', 'intranet', null, false, false],
  ['https://server.local/', 'server.local', 'server.local', false, false],
  ['https://jira.bedrijf/', 'jira.bedrijf', 'jira.bedrijf', false, false],
  ['https://x.onion/', 'x.onion', 'x.onion', false, false],
  ['https://fritz.box/', 'fritz.box', 'fritz.box', true, false],
  ['file:///home/eva/voorbeeld.nl', 'voorbeeld.nl', null, false, false],
  ['file://server/werk/index.html', 'index.html', null, false, false],
  ['https://93.184.216.34/', '93.184.216.34', null, true, false],
])('%s', (url, host, domain, isPublic, onSharedSuffix) => {
  expect(aim(url)).toMatchObject({ host, domain, isPublic, onSharedSuffix });
});

test('the fragment is removed', () => expect(aim('https://voorbeeld.nl/a#b').url).toBe('https://voorbeeld.nl/a'));
test('name and password are removed', () =>
  expect(aim('https://jan:geheim%40@voorbeeld.nl/a').url).toBe('https://voorbeeld.nl/a'));
test('an invalid address is rejected', () => expect(() => aim('geen adres')).toThrow(TypeError));
