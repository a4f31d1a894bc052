import { describe, expect, test } from 'vitest';
import { scanCall } from '../../lib/api/client.ts';
import { withoutQuery } from '../../lib/session/without-query.ts';

const page = 'https://voorbeeld.nl/zoeken?q=jansen&pas=7f3a';

describe('the query string of the address', () => {
  test('is removed wherever it is quoted, in markup too', () => {
    const stored = withoutQuery(
      {
        target: { url: page },
        ledger: [{ path: '/zoeken?q=jansen&pas=7f3a' }, { path: '/robots.txt' }],
        items: ['<a href="/zoeken?q=jansen&amp;pas=7f3a&amp;blad=2">', 'https://voorbeeld.nl/?q=anders'],
        weight: 4,
        none: null,
      },
      page,
    );
    expect(JSON.stringify(stored)).not.toMatch(/jansen|7f3a/);
    expect(stored).toEqual({
      target: { url: 'https://voorbeeld.nl/zoeken' },
      ledger: [{ path: '/zoeken' }, { path: '/robots.txt' }],
      items: ['<a href="/zoeken&amp;blad=2">', 'https://voorbeeld.nl/?q=anders'],
      weight: 4,
      none: null,
    });
  });

  test('is removed when the whole address is a value in another', () => {
    const here = 'https://voorbeeld.nl/?q=jan%20jansen';
    const { url } = scanCall('https://dienst.nl', { url: here, pillar: 'domein' });
    const share = `https://elders.nl/deel?u=${encodeURIComponent(here)}&t=1`;
    expect(withoutQuery({ ledger: [{ path: url.pathname + url.search }], items: [share] }, here)).toEqual({
      ledger: [{ path: '/api/gda-scan-api.php?url=https%3A%2F%2Fvoorbeeld.nl%2F&pillar=domein' }],
      items: ['https://elders.nl/deel?u=https%3A%2F%2Fvoorbeeld.nl%2F&t=1'],
    });
  });

  test.each(['https://voorbeeld.nl/', 'https://voorbeeld.nl/?', 'geen adres'])('does not exist in %s', (address) => {
    const data = { items: ['wat? en hoe?'] };
    expect(withoutQuery(data, address)).toEqual(data);
  });
});

describe('of a local file', () => {
  test('the folders are removed wherever they are quoted, including parent folders', () => {
    const address = 'file:///home/eva/klant/index.html?q=jansen';
    const data = {
      target: { url: address, host: 'index.html' },
      items: [
        'file:///home/eva/klant/beeld/foto.jpg',
        '<img src="file:///home/eva/logo.png">',
        'https://voorbeeld.nl/home/',
      ],
    };
    expect(withoutQuery(data, address)).toEqual({
      target: { url: 'file:///index.html', host: 'index.html' },
      items: ['file:///beeld/foto.jpg', '<img src="file:///logo.png">', 'https://voorbeeld.nl/home/'],
    });
  });
});
